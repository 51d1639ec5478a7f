import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { LedgerEvent } from './ledger-events.ts'
import type { CasePromise } from './promise-of-case.ts'
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
  promise: null,
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
  expect(of(cases)).toMatchObject({ finished: 2, notified_result: 1 })
})

test('what candidates say of meetings counts in groups of five, in the order in which they said it', () => {
  const met = (answered_at: number, isMismatch: boolean) => one({ kind: 'scout', meeting: { answered_at, isMismatch } })
  const four = [met(1, true), met(2, false), met(3, false), met(4, true)]
  expect(of(four, 'scout')).toMatchObject({ meetings: 0, mismatched_meetings: 0 })
  expect(of([met(6, true), ...four, met(5, false)], 'scout')).toMatchObject({ meetings: 5, mismatched_meetings: 2 })
})

test('of promised meetings only the kept and the broken count', () => {
  const promise = (outcome: CasePromise['outcome']) => one({ kind: 'scout', promise: { outcome, answer: null } })
  const cases = [promise('kept'), promise('kept'), promise('broken'), promise('open'), promise('excused'), one({ kind: 'scout' })]
  expect(of(cases, 'scout')).toMatchObject({ promises: 3, kept_promises: 2 })
  expect(of(cases)).toMatchObject({ promises: 0, kept_promises: 0 })
})

test('a candidate who says that nobody met is counted with four others at the earliest', () => {
  const said = (answered_at: number, isMissed: boolean) => one({ kind: 'scout', promise: { outcome: 'kept', answer: { answered_at, isMissed } } })
  const four = [said(1, true), said(2, false), said(3, false), said(4, false)]
  expect(of(four, 'scout')).toMatchObject({ promises: 4, kept_promises: 4 })
  expect(of([...four, said(6, true), said(5, false)], 'scout')).toMatchObject({ promises: 6, kept_promises: 5 })
})

test('the example of /about/metrics', () => {
  const cases = [...[0.5, 1, 1, 2, 2, 3, 6, 12].map((days) => after(days * 24)), silent, silent]
  expect(of(cases)).toMatchObject({ cases: 10, answered: 8, median_answer_hours: 2.5 * 24 })
})

const person = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f')
const anyEvent: fc.Arbitrary<LedgerEvent> = fc.record({
  at: fc.integer({ min: 0, max: 500 }).map((days) => days * day),
  kind: fc.constantFrom<LedgerEvent['kind'][]>(
    'applied',
    'scout_accepted',
    'message_sent',
    'meeting_changed',
    'meeting_answered',
    'selection_changed',
    'thread_closed',
    'hidden',
  ),
  actor: fc.constantFrom('candidate', 'company'),
  candidate_user_id: person,
  detail: fc.record(
    {
      kind: fc.constantFrom('message', 'scout'),
      by_member: fc.boolean(),
      letters: fc.integer({ min: 0, max: 20 }),
      text_key: fc.constantFrom('x', 'y', 'z'),
      step: fc.constantFrom('entry', 'offer', 'end'),
      told: fc.boolean(),
      meeting_id: fc.constantFrom('m', 'n'),
      meeting_type: fc.constantFrom('mendan', 'mensetsu'),
      took_place: fc.boolean(),
      actual_type: fc.constantFrom('mendan', 'mensetsu'),
      is_guaranteed: fc.boolean(),
      state: fc.constantFrom('proposed', 'booked', 'declined', 'cancelled'),
      booked_for: fc.integer({ min: 0, max: 520 }).map((days) => new Date(days * day).toISOString()),
      promise_reason: fc.constantFrom('position_closed', 'candidate_absent', 'withdrawn'),
    },
    { requiredKeys: [] },
  ),
})
const inOrder = (events: LedgerEvent[]) => events.toSorted((one, other) => one.at - other.at)
const anyLedger = fc.array(anyEvent, { maxLength: 80 }).map(inOrder)
const asOf = 450 * day
const kinds = ['application', 'scout'] as const

test('of any ledger the figures hold together, and no person counts twice', () => {
  fc.assert(
    fc.property(anyLedger, fc.constantFrom(...kinds), (events, kind) => {
      const cases = responseCases(events, asOf)
      const figures = of(cases, kind)
      const people = cases.filter((found) => found.kind === kind).map(({ candidate_user_id }) => candidate_user_id)
      expect(figures.answered).toBeLessThanOrEqual(figures.cases)
      expect(figures.notified_result).toBeLessThanOrEqual(figures.finished)
      expect(figures.finished).toBeLessThanOrEqual(figures.cases)
      expect(figures.mismatched_meetings).toBeLessThanOrEqual(figures.meetings)
      expect(figures.meetings % 5).toBe(0)
      expect(figures.kept_promises).toBeLessThanOrEqual(figures.promises)
      expect(figures.kept_promises).toBeGreaterThanOrEqual(0)
      expect(new Set(people).size).toBe(people.length)
    }),
    { numRuns: 500 },
  )
})

test('of any ledger what comes later changes nothing of what was', () => {
  fc.assert(
    fc.property(anyLedger, (events) => {
      const past = events.filter(({ at }) => at <= asOf)
      expect(responseCases(past, asOf)).toEqual(responseCases(events, asOf))
    }),
    { numRuns: 500 },
  )
})

test('an empty, an automatic and a repeated message, a step nobody is told, and closing the thread mend no figure', () => {
  const words = { kind: 'message', by_member: true, letters: 9, text_key: 'all the same' }
  const act = (kind: LedgerEvent['kind'], detail: LedgerEvent['detail']) => (candidate_user_id: string, at: number) => ({
    at,
    kind,
    actor: 'company',
    candidate_user_id,
    detail,
  })
  const acts = [
    act('message_sent', { ...words, letters: 0 }),
    act('message_sent', { ...words, by_member: false }),
    act('message_sent', words),
    act('message_sent', { ...words, kind: 'scout' }),
    act('selection_changed', { step: 'document_screening' }),
    act('thread_closed', {}),
    act('thread_parked', {}),
  ]
  const first: LedgerEvent = { ...act('message_sent', words)('somebody else', 0), at: 400 * day }
  fc.assert(
    fc.property(anyLedger, person, fc.constantFrom(...acts), fc.integer({ min: 400, max: 450 }), (events, who, does, on) => {
      const states = (found: ResponseCase[]) => found.map(({ candidate_user_id, kind, state }) => `${candidate_user_id} ${kind} ${state}`).toSorted()
      const before = responseCases(inOrder([first, ...events]), asOf)
      const after = responseCases(inOrder([first, ...events, does(who, on * day)]), asOf)
      expect(states(after)).toEqual(states(before))
    }),
    { numRuns: 1_000 },
  )
})

test('silence is never better than an answer', () => {
  fc.assert(
    fc.property(anyLedger, person, fc.integer({ min: 0, max: 450 }), (events, who, on) => {
      const answer: LedgerEvent = { at: on * day, kind: 'meeting_changed', actor: 'company', candidate_user_id: who, detail: {} }
      for (const kind of kinds) {
        const [without, including] = [of(responseCases(events, asOf), kind), of(responseCases(inOrder([...events, answer]), asOf), kind)]
        expect(including.answered).toBeGreaterThanOrEqual(without.answered)
        expect(including.cases - including.answered).toBeLessThanOrEqual(without.cases - without.answered)
      }
    }),
    { numRuns: 1_000 },
  )
})
