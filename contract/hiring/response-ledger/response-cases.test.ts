import { expect, test } from 'vitest'
import { responseCases } from './response-cases.ts'
import type { LedgerDetail, LedgerEvent } from './ledger-events.ts'
import { DAYS_TO_MEETING, promiseExamples, promiseHappenings } from './promise-examples.ts'
import { responseRules } from './response-rules.ts'
import { happenings, workedExamples } from './worked-examples.ts'

const { day } = responseRules
const START = Date.parse('2026-03-01T09:00:00+09:00')

const event = (on: number, happening: keyof typeof happenings, candidate_user_id = 'one'): LedgerEvent => {
  const { kind, actor, ...rest } = happenings[happening]
  return { at: START + on * day, kind, actor, candidate_user_id, detail: { ...('detail' in rest ? (rest.detail as LedgerDetail) : {}) } }
}
const says = (on: number, candidate_user_id: string, text_key: string): LedgerEvent => ({
  ...event(on, 'answered', candidate_user_id),
  detail: { kind: 'message', by_member: true, letters: 30, text_key },
})

test.each(workedExamples)('the published example $events, looked at on day $day', ({ events, day: on, state, answer, result }) => {
  const [found] = responseCases(
    events.map(([when, happening]) => event(when, happening)),
    START + on * day,
  )
  expect(found).toMatchObject({ state, result, answer_time: answer === undefined ? null : answer * day })
})

test.each(promiseExamples)('the published example of a promise $events, looked at on day $day', ({ events, day: on, outcome }) => {
  const [found] = responseCases(
    events.map(([when, happening]) => {
      const { kind, actor, ...rest } = promiseHappenings[happening]
      const at = START + when * day
      const booked_for = new Date(at + DAYS_TO_MEETING * day).toISOString()
      const detail: LedgerDetail = { ...('detail' in rest ? (rest.detail as LedgerDetail) : {}), ...(happening === 'booked' ? { booked_for } : {}) }
      return { at, kind, actor, candidate_user_id: 'one', detail }
    }),
    START + on * day,
  )
  expect(found!.promise).toMatchObject({ outcome })
})

test('a scout accepted before the guarantee promises nothing that counts', () => {
  const accepted: LedgerEvent = { at: START, kind: 'scout_accepted', actor: 'candidate', candidate_user_id: 'one', detail: { meeting_type: 'mendan' } }
  expect(responseCases([accepted], START + 60 * day)[0]!.promise).toBeNull()
})

test('what the system notes does not keep a selection from having ended without a word', () => {
  const noted: LedgerEvent = { ...event(40, 'answered'), detail: { kind: 'system' } }
  const found = (events: LedgerEvent[]) => responseCases(events, START + 48 * day)[0]
  expect(found([event(0, 'applied'), event(2, 'answered'), noted])).toMatchObject({ result: 'untold' })
})

test('the same words to a second person are no answer, until something follows that is meant for them', () => {
  const events = [
    event(0, 'applied', 'one'),
    event(0, 'applied', 'two'),
    event(0, 'applied', 'three'),
    says(1, 'one', 'thanks'),
    says(1, 'two', 'thanks'),
    says(1, 'three', 'thanks'),
    event(3, 'offered', 'three'),
  ]
  const found = responseCases(events, START + 10 * day)
  expect(found.map(({ state, answer_time }) => [state, answer_time])).toEqual([
    ['answered', day],
    ['silent', null],
    ['answered', 3 * day],
  ])
})

test('the same words to the same person, or to another one long after, are words', () => {
  const twice = [event(0, 'applied', 'one'), says(1, 'one', 'thanks'), says(2, 'one', 'thanks')]
  expect(responseCases(twice, START + 10 * day)[0]).toMatchObject({ state: 'answered', answer_time: day })
  const later = [says(-91, 'zero', 'thanks'), event(0, 'applied', 'one'), says(1, 'one', 'thanks')]
  expect(responseCases(later, START + 10 * day)[0]).toMatchObject({ state: 'answered' })
})

test('one person who applies for many jobs is one case, and one more when they accept a scout', () => {
  const accepted: LedgerEvent = { at: START + day, kind: 'scout_accepted', actor: 'candidate', candidate_user_id: 'one', detail: { meeting_type: 'mendan' } }
  const events = [event(0, 'applied'), event(0.5, 'applied'), accepted, event(2, 'applied'), event(3, 'answered')]
  expect(responseCases(events, START + 20 * day).map(({ kind, answer_time }) => [kind, answer_time])).toEqual([
    ['application', 3 * day],
    ['scout', 2 * day],
  ])
})

test('what began longer ago than the window is left out', () => {
  expect(responseCases([event(0, 'applied')], START + 364 * day)).toHaveLength(1)
  expect(responseCases([event(0, 'applied')], START + 365 * day)).toHaveLength(0)
})

test('a meeting that is agreed is a word: silence begins after it', () => {
  const booked: LedgerEvent = { ...event(4, 'asked'), kind: 'meeting_changed', detail: { booked_for: new Date(START + 20 * day).toISOString() } }
  const events = [event(0, 'applied'), event(3, 'offered'), booked]
  expect(responseCases(events, START + 64 * day)[0]).toMatchObject({ result: 'open' })
  expect(responseCases(events, START + 65 * day)[0]).toMatchObject({ result: 'untold' })
})

test('a block before the answer was due is no silence of the company; one after it is', () => {
  const block = (on: number): LedgerEvent => ({ ...event(on, 'left'), kind: 'hidden' })
  expect(responseCases([event(0, 'applied'), block(3)], START + 20 * day)[0]).toMatchObject({ state: 'left' })
  expect(responseCases([event(0, 'applied'), block(8)], START + 20 * day)[0]).toMatchObject({ state: 'silent' })
})
