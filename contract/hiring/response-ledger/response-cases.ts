import type { LedgerEvent } from './ledger-events.ts'
import { meetingOfCase, type CaseMeeting } from './meeting-of-case.ts'
import { promiseOfCase, type CasePromise } from './promise-of-case.ts'
import { repeatedMessages } from './repeated-messages.ts'
import { responseRules as rules } from './response-rules.ts'
import { resultOfCase } from './result-of-case.ts'

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
  const left = later.find((event) => event.actor === 'candidate' && leavings.includes(event.kind))?.at ?? Infinity
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
