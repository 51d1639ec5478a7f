import type { LedgerEvent } from './ledger-events.ts'
import { type CasePromise, promiseOfCase } from './promise-of-case.ts'
import { responseRules as rules, responseRules } from './response-rules.ts'

/**
 * What became of one application or one accepted scout.
 * `state`: `open` before its time is up, `left` when the candidate ended it before, else `answered` or `silent`. Only the last two count.
 */
export type ResponseCase = {
  kind: 'application' | 'scout'
  candidate_user_id: string
  began_at: number
  state: 'open' | 'left' | 'answered' | 'silent'
  /** From the beginning to the answer, in milliseconds. */
  answer_time: number | null
  /** `left` when the candidate ended it, or could not be told. */
  result: 'open' | 'left' | 'told' | 'untold'
  meeting: CaseMeeting | null
  promise: CasePromise | null
}

const beginnings = { application: 'applied', scout: 'scout_accepted' } as const
const leavings: readonly string[] = ['thread_closed', 'thread_parked', 'hidden']

/** The cases of one company at a moment, from its events in their order. One person is one application and one scout at most: the first of each in the window. */
export function responseCases(events: LedgerEvent[], asOf: number): ResponseCase[] {
  const past = events.filter(({ at }) => at <= asOf)
  const repeated = repeatedMessages(past)
  const people = Map.groupBy(past, ({ candidate_user_id }) => candidate_user_id)
  return [...people.values()].flatMap((own) =>
    (['application', 'scout'] as const).flatMap((kind) => {
      const first = own.findIndex((event) => event.kind === beginnings[kind] && event.at > asOf - rules.window)
      return first < 0 ? [] : [caseOf(kind, own.slice(first), asOf, repeated)]
    }),
  )
}

function caseOf(kind: ResponseCase['kind'], [began, ...later]: LedgerEvent[], asOf: number, repeated: Set<LedgerEvent>): ResponseCase {
  const { at: began_at, candidate_user_id } = began!
  const isLeaving = ({ actor, kind: happened, detail }: LedgerEvent) =>
    actor === 'candidate' &&
    (leavings.includes(happened) || (happened === 'selection_changed' && detail.step === 'end' && detail.application_id === began!.detail.application_id))
  const left = later.find(isLeaving)?.at ?? Infinity
  const answer = later.find((event) => event.at <= began_at + rules.late && isAnswer(event, repeated))
  const due = began_at + rules.answer
  const state = left < Math.min(due, answer?.at ?? Infinity) ? 'left' : asOf < due ? 'open' : answer ? 'answered' : 'silent'
  return {
    kind,
    candidate_user_id,
    began_at,
    state,
    answer_time: answer ? answer.at - began_at : null,
    result: resultOfCase(began_at, later, left, asOf),
    meeting: meetingOfCase(began!, later),
    promise: promiseOfCase(began!, later, left, asOf),
  }
}

/** Words of a person of the company, times to meet, an offer, or how it ended. Steps of the board that nobody is told are none. */
function isAnswer(event: LedgerEvent, repeated: Set<LedgerEvent>) {
  if (event.actor !== 'company') return false
  const { kind, by_member, letters = 0, step, told } = event.detail
  if (event.kind === 'message_sent') return kind === 'message' && by_member === true && letters >= rules.letters && !repeated.has(event)
  if (event.kind === 'selection_changed') return (step === 'offer' && told !== false) || (step === 'end' && told === true)
  return event.kind === 'meeting_changed'
}

/** The first meeting of a case: announced as 面談, and what the candidate said it was. */
type CaseMeeting = { answered_at: number; isMismatch: boolean }

/** Null while nobody was asked, or where it did not take place, was not said, or was announced as a selection from the beginning. */
function meetingOfCase(began: LedgerEvent, later: LedgerEvent[]): CaseMeeting | null {
  const answers = later.filter(({ kind, actor, detail }) => kind === 'meeting_answered' && actor === 'candidate' && detail.meeting_id)
  const first = answers[0]?.detail.meeting_id
  // What was said of it last holds: it can be corrected.
  const said = answers.findLast(({ detail }) => detail.meeting_id === first)
  if (!said?.detail.took_place || !said.detail.actual_type) return null
  const announced = began.detail.meeting_type ?? said.detail.meeting_type
  return announced === 'mendan' ? { answered_at: said.at, isMismatch: said.detail.actual_type === 'mensetsu' } : null
}

/** Messages of the company whose words it sent to somebody else shortly before. The first of them stands. */
function repeatedMessages(events: LedgerEvent[]): Set<LedgerEvent> {
  const lastTo = new Map<string, { candidate_user_id: string; at: number }[]>()
  const repeated = new Set<LedgerEvent>()
  for (const event of events) {
    const { kind, actor, candidate_user_id, at, detail } = event
    if (kind !== 'message_sent' || actor !== 'company' || !detail.text_key) continue
    const lately = (lastTo.get(detail.text_key) ?? []).filter((sent) => at - sent.at <= responseRules.repeat)
    if (lately.some((sent) => sent.candidate_user_id !== candidate_user_id)) repeated.add(event)
    // The last of two different people says all that is asked later.
    const others = lately.filter((sent) => sent.candidate_user_id !== candidate_user_id).slice(-1)
    lastTo.set(detail.text_key, [...others, { candidate_user_id, at }])
  }
  return repeated
}

/** Whether the person learned how it ended. What nobody ended has ended without a word when both were silent for long. */
function resultOfCase(began_at: number, later: LedgerEvent[], left: number, asOf: number): ResponseCase['result'] {
  const selection = later.findLast(({ kind, actor, detail }) => kind === 'selection_changed' && actor === 'company' && detail.step)
  if (selection?.detail.step === 'offer' && selection.detail.told !== false) return 'told'
  if (selection?.detail.step === 'end') return selection.detail.told ? 'told' : 'left'
  const silent = lastWord(began_at, later, left) + responseRules.silence
  if (left < silent) return 'left'
  return asOf < silent ? 'open' : 'untold'
}

/** When something was last said or met. A candidate who asks again while they wait does not buy the company time. */
function lastWord(began_at: number, later: LedgerEvent[], left: number) {
  let last = began_at
  let isCompanysTurn = true
  for (const { at, kind, actor, detail } of later) {
    if (at >= left) break
    if (kind !== 'message_sent' && kind !== 'meeting_changed') continue
    // What the system notes, such as a changed posting, is nobody's word.
    if (detail.kind === 'system') continue
    if (actor === 'company' || !isCompanysTurn) last = Math.max(last, at)
    isCompanysTurn = actor !== 'company'
    if (detail.booked_for) last = Math.max(last, Date.parse(detail.booked_for))
  }
  return last
}
