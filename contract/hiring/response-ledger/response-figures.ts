import type { ResponseCase } from './response-cases.ts'
import { responseRules } from './response-rules.ts'

const HOUR = 3_600_000

/** The figures of one kind of case, by the published formula. The page that shows them decides from how many cases on. */
export function figuresOfResponses(all: ResponseCase[], kind: ResponseCase['kind']) {
  const ofKind = all.filter((one) => one.kind === kind)
  const counted = ofKind.filter(({ state }) => state === 'answered' || state === 'silent')
  const finished = counted.filter(({ result }) => result === 'told' || result === 'untold')
  const meetings = inGroups(ofKind.flatMap(({ meeting }) => meeting ?? []))
  const promises = ofKind.flatMap(({ promise }) => promise ?? [])
  const kept = promises.filter(({ outcome }) => outcome === 'kept')
  const missed = inGroups(kept.flatMap(({ answer }) => answer ?? [])).filter(({ isMissed }) => isMissed)
  return {
    kind,
    cases: counted.length,
    answered: counted.filter(({ state }) => state === 'answered').length,
    median_answer_hours: median(counted.map(({ state, answer_time }) => (state === 'answered' ? (answer_time ?? Infinity) : Infinity))),
    finished: finished.length,
    notified_result: finished.filter(({ result }) => result === 'told').length,
    meetings: meetings.length,
    mismatched_meetings: meetings.filter(({ isMismatch }) => isMismatch).length,
    promises: kept.length + promises.filter(({ outcome }) => outcome === 'broken').length,
    kept_promises: kept.length - missed.length,
    /** Begun, and not yet seven days old. */
    waiting: ofKind.filter(({ state }) => state === 'open').length,
  }
}

export type ResponseFiguresOfKind = ReturnType<typeof figuresOfResponses>

/** Hours, with what is unanswered as longer than any time: null when that is half or more. */
function median(times: number[]) {
  const sorted = times.toSorted((one, other) => one - other)
  const middle = sorted.length / 2
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]]
  if (low === undefined || high === undefined || high === Infinity) return null
  return Math.round(((low + high) / 2 / HOUR) * 10) / 10
}

/** In the order of the answers, in whole groups only: the difference of two days never is what one person said. */
function inGroups<Answer extends { answered_at: number }>(answers: Answer[]) {
  const sorted = answers.toSorted((one, other) => one.answered_at - other.answered_at)
  return sorted.slice(0, sorted.length - (sorted.length % responseRules.meetings))
}
