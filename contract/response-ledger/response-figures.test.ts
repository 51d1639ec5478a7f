import { describe, expect, test } from 'vitest'
import type { LedgerEvent } from './ledger-events.ts'
import { responseCases, type ResponseCase } from './response-cases.ts'
import { figuresOfResponses } from './response-figures.ts'
import { responseRules } from './response-rules.ts'

const { day } = responseRules
const HOUR = 3_600_000
const one = (rest: Partial<ResponseCase>): ResponseCase => ({
  kind: 'application',
  candidate_user_id: 'one',
  began_at: 0,
  state: 'answered',
  answer_time: 24 * HOUR,
  result: 'open',
  meeting: null,
  ...rest,
})
const silent = one({ state: 'silent', answer_time: null })
const of = (cases: ResponseCase[], kind: ResponseCase['kind'] = 'application') => figuresOfResponses(cases, kind)
const after = (hours: number) => one({ answer_time: hours * HOUR })

test('only what was due counts, each kind apart', () => {
  const cases = [one({}), silent, one({ state: 'open' }), one({ state: 'left' }), one({ kind: 'scout' })]
  expect(of(cases)).toMatchObject({ cases: 2, answered: 1, waiting: 1 })
  expect(of(cases, 'scout')).toMatchObject({ cases: 1, answered: 1, waiting: 0 })
})

test.each<[string, ResponseCase[], number | null]>([
  ['of none is none', [], null],
  ['of three is the middle one', [after(50), after(2), after(7)], 7],
  ['of four lies between the middle two', [after(1), after(3), after(8), after(90)], 5.5],
  ['counts silence as longer than any answer', [after(1), after(3), silent], 3],
  ['is never where half stayed silent', [after(1), silent], null],
])('the median %s', (_, cases, median) => expect(of(cases).median_answer_hours).toBe(median))

test('told are those who learned the end among those for whom it ended', () => {
  const cases = [one({ result: 'told' }), one({ result: 'untold' }), one({ result: 'left' }), one({ result: 'open' })]
  expect(of(cases)).toMatchObject({ finished: 2, told_result: 1 })
})

test('what candidates say of meetings counts in groups of five, in the order in which they said it', () => {
  const met = (answered_at: number, isMismatch: boolean) => one({ kind: 'scout', meeting: { answered_at, isMismatch } })
  const four = [met(1, true), met(2, false), met(3, false), met(4, true)]
  expect(of(four, 'scout')).toMatchObject({ meetings: 0, mismatched_meetings: 0 })
  expect(of([met(6, true), ...four, met(5, false)], 'scout')).toMatchObject({ meetings: 5, mismatched_meetings: 2 })
})

/** The same numbers every time, as many as one likes. */
function* numbers(seed: number) {
  for (let state = seed; ; ) yield ((state = (state * 1_103_515_245 + 12_345) % 2_147_483_648), state / 2_147_483_648)
}

const kinds = ['applied', 'scout_accepted', 'message_sent', 'meeting_changed', 'meeting_answered', 'selection_changed', 'thread_closed', 'hidden'] as const

function anyLedger(seed: number): LedgerEvent[] {
  const next = numbers(seed)
  const number = (below: number) => Math.floor(next.next().value! * below)
  const pick = <One>(from: readonly One[]) => from[number(from.length)]!
  return Array.from({ length: number(60) }, () => ({
    at: number(500) * day,
    kind: pick(kinds),
    actor: pick(['candidate', 'company']),
    candidate_user_id: pick(['a', 'b', 'c', 'd', 'e', 'f']),
    detail: {
      kind: 'message',
      by_member: number(4) > 0,
      letters: number(20),
      text_key: pick(['x', 'y', 'z', 'w']),
      step: pick(['entry', 'offer', 'end']),
      told: number(2) === 0,
      meeting_id: pick(['m', 'n']),
      meeting_type: 'mendan',
      took_place: true,
      actual_type: pick(['mendan', 'mensetsu']),
    },
  })).toSorted((one, other) => one.at - other.at)
}

describe.each(Array.from({ length: 300 }, (_, seed) => seed + 1))('any ledger (%i)', (seed) => {
  const events = anyLedger(seed)
  const asOf = 450 * day
  const cases = responseCases(events, asOf)

  test('its figures hold together, and no person counts twice', () => {
    for (const kind of ['application', 'scout'] as const) {
      const figures = of(cases, kind)
      expect(figures.answered).toBeLessThanOrEqual(figures.cases)
      expect(figures.told_result).toBeLessThanOrEqual(figures.finished)
      expect(figures.finished).toBeLessThanOrEqual(figures.cases)
      expect(figures.mismatched_meetings).toBeLessThanOrEqual(figures.meetings)
      const people = cases.filter((found) => found.kind === kind).map(({ candidate_user_id }) => candidate_user_id)
      expect(new Set(people).size).toBe(people.length)
    }
  })

  test('the future changes nothing of what was', () => {
    expect(
      responseCases(
        events.filter(({ at }) => at <= asOf),
        asOf,
      ),
    ).toEqual(cases)
  })

  test('an empty, an automatic, a silent act of the company, and closing the thread, mend nothing', () => {
    const [anyone] = events
    if (!anyone) return
    const late = { at: asOf, actor: 'company', candidate_user_id: anyone.candidate_user_id }
    const acts: LedgerEvent[] = [
      { ...late, kind: 'message_sent', detail: { kind: 'message', by_member: true, letters: 0 } },
      { ...late, kind: 'message_sent', detail: { kind: 'message', by_member: false, letters: 90 } },
      { ...late, kind: 'thread_closed', detail: {} },
      { ...late, kind: 'thread_parked', detail: {} },
    ]
    const states = (found: ResponseCase[]) => found.map(({ state }) => state)
    expect(
      states(
        responseCases(
          [...events, ...acts].toSorted((a, b) => a.at - b.at),
          asOf,
        ),
      ),
    ).toEqual(states(cases))
  })
})
