import type { CasePromise } from './promise-of-case.ts'
import type { LedgerDetail, LedgerEvent } from './ledger-events.ts'

/** One accepted scout that promised a 面談, day by day, and whether the promise counts as kept: published on /about/metrics, and read by the tests of the formula. */
export type PromiseExample = {
  events: [day: number, happening: keyof typeof promiseHappenings][]
  /** The day on which it is looked at. */
  day: number
  outcome: CasePromise['outcome']
}

type Happening = { text: string; kind: LedgerEvent['kind']; actor: string; detail?: LedgerDetail }

const promised: LedgerDetail = { meeting_id: 'promised', meeting_type: 'mendan', minutes: 30 }
const gaveReason = (promise_reason: string): LedgerDetail => ({ step: 'end', end_reason: 'rejected', promise_reason })

/** A booked meeting takes place three days after it was booked. */
export const DAYS_TO_MEETING = 3

export const promiseHappenings = {
  accepted: { text: '面談のスカウトを承諾', kind: 'scout_accepted', actor: 'candidate', detail: { meeting_type: 'mendan', is_guaranteed: true } },
  offered: { text: '会社が面談の候補日を送信', kind: 'meeting_changed', actor: 'company', detail: { ...promised, state: 'proposed' } },
  interview: {
    text: '会社が面接の候補日を送信',
    kind: 'meeting_changed',
    actor: 'company',
    detail: { meeting_id: 'other', meeting_type: 'mensetsu', state: 'proposed', promise_reason: 'position_closed' },
  },
  booked: { text: `本人が${DAYS_TO_MEETING}日後の面談を予約`, kind: 'meeting_changed', actor: 'candidate', detail: { ...promised, state: 'booked' } },
  refused: { text: '本人が「都合が合わない」と回答', kind: 'meeting_changed', actor: 'candidate', detail: { ...promised, state: 'declined' } },
  cancelled: { text: '会社が面談を取り消し', kind: 'meeting_changed', actor: 'company', detail: { ...promised, state: 'cancelled' } },
  closed: { text: '会社が「募集を終了した」として不採用', kind: 'selection_changed', actor: 'company', detail: gaveReason('position_closed') },
  declined: { text: '会社が「候補者が辞退した」として終了', kind: 'selection_changed', actor: 'company', detail: gaveReason('candidate_declined') },
  absent: { text: '会社が「候補者が来なかった」として終了', kind: 'selection_changed', actor: 'company', detail: gaveReason('candidate_absent') },
  elsewhere: { text: '会社が「別の方法で日程を決めて実施した」と記録', kind: 'selection_changed', actor: 'company', detail: gaveReason('held_elsewhere') },
  withdrawn: { text: '会社が60秒以内に取り消し', kind: 'selection_changed', actor: 'company', detail: { step: 'entry', promise_reason: 'withdrawn' } },
  disputed: { text: '本人が「事実と違う」と申し出', kind: 'meeting_answered', actor: 'candidate', detail: { disputes_reason: true } },
  left: { text: '本人がやりとりを閉じる', kind: 'thread_closed', actor: 'candidate' },
} as const satisfies Record<string, Happening>

export const promiseExamples: PromiseExample[] = [
  { events: [[0, 'accepted']], day: 29, outcome: 'open' },
  { events: [[0, 'accepted']], day: 30, outcome: 'broken' },
  { events: of('accepted', 0, 'offered', 2, 'booked', 3), day: 5, outcome: 'open' },
  { events: of('accepted', 0, 'offered', 2, 'booked', 3), day: 7, outcome: 'kept' },
  { events: of('accepted', 0, 'offered', 2), day: 60, outcome: 'open' },
  { events: of('accepted', 0, 'offered', 2, 'refused', 4), day: 34, outcome: 'broken' },
  { events: of('accepted', 0, 'offered', 2, 'booked', 3, 'cancelled', 4), day: 34, outcome: 'broken' },
  { events: of('accepted', 0, 'closed', 2), day: 3, outcome: 'broken' },
  { events: of('accepted', 0, 'offered', 2, 'booked', 3, 'closed', 4), day: 7, outcome: 'broken' },
  { events: of('accepted', 0, 'closed', 2, 'withdrawn', 2), day: 3, outcome: 'open' },
  { events: of('accepted', 0, 'interview', 2), day: 3, outcome: 'broken' },
  { events: of('accepted', 0, 'declined', 2), day: 60, outcome: 'excused' },
  { events: of('accepted', 0, 'declined', 2, 'disputed', 3), day: 4, outcome: 'broken' },
  { events: of('accepted', 0, 'offered', 2, 'booked', 3, 'absent', 7), day: 8, outcome: 'excused' },
  { events: of('accepted', 0, 'elsewhere', 5), day: 60, outcome: 'excused' },
  { events: of('accepted', 0, 'elsewhere', 5, 'disputed', 6), day: 7, outcome: 'broken' },
  { events: of('accepted', 0, 'left', 5), day: 60, outcome: 'excused' },
  { events: of('accepted', 0, 'left', 31), day: 60, outcome: 'broken' },
]

/** Happenings and their days in turn, to keep a line of the table a line here. */
function of(...parts: (keyof typeof promiseHappenings | number)[]): PromiseExample['events'] {
  return Array.from({ length: parts.length / 2 }, (_, index) => [parts[index * 2 + 1] as number, parts[index * 2] as keyof typeof promiseHappenings])
}
