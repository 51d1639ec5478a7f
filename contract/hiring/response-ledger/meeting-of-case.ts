import type { LedgerEvent } from './ledger-events.ts'

/** The first meeting of a case: announced as 面談, and what the candidate said it was. */
export type CaseMeeting = { answered_at: number; isMismatch: boolean }

/** Null while nobody was asked, or where it did not take place, was not said, or was announced as a selection from the beginning. */
export function meetingOfCase(began: LedgerEvent, later: LedgerEvent[]): CaseMeeting | null {
  const answers = later.filter(({ kind, actor, detail }) => kind === 'meeting_answered' && actor === 'candidate' && detail.meeting_id)
  const first = answers[0]?.detail.meeting_id
  // What was said of it last holds: it can be corrected.
  const said = answers.findLast(({ detail }) => detail.meeting_id === first)
  if (!said?.detail.took_place || !said.detail.actual_type) return null
  const announced = began.detail.meeting_type ?? said.detail.meeting_type
  return announced === 'mendan' ? { answered_at: said.at, isMismatch: said.detail.actual_type === 'mensetsu' } : null
}
