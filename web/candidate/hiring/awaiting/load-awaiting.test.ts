import { expect, test } from 'vitest'
import { awaitedOf } from './load-awaiting.ts'

const now = new Date('2026-11-24T12:00:00+09:00')
const company = (id: number) => ({ id, name: `会社${id}`, logo: null, is_demo: false, linkable: true })
const thread = (id: number, answer_due_at: string | null, kind: string) => ({ company: company(id), answer_due_at, last_message: { kind } })
const meeting = (id: number, slots: string[], state = 'proposed') => ({ id: `m${id}`, company: company(id), slots, state, meeting_type: 'mendan' })
const titles = (threads: object[], meetings: object[], offers: object[] = []) =>
  awaitedOf(threads as Parameters<typeof awaitedOf>[0], meetings as Parameters<typeof awaitedOf>[1], offers as Parameters<typeof awaitedOf>[2], now).map(
    ({ heading, due }) => [heading, due].join('|'),
  )

test('the nearest deadline comes first, and one without a deadline last', () => {
  expect(titles([thread(1, null, 'text'), thread(2, '2026-11-29T10:00:00+09:00', 'scout'), thread(3, '2026-11-26T10:00:00+09:00', 'text')], [])).toEqual([
    'メッセージに返信する|11月26日（木）まで',
    'スカウトに答える|11月29日（日）まで',
    'メッセージに返信する|',
  ])
})

test('a company that offers times waits once, for the choice; settled and passed times wait for nobody', () => {
  const slots = ['2026-11-27T10:00:00+09:00']
  expect(titles([thread(1, '2026-11-28T10:00:00+09:00', 'text')], [meeting(1, slots), meeting(2, slots, 'booked'), meeting(3, [])])).toEqual([
    '面談の日時を選ぶ|11月28日（土）まで',
  ])
})

test('an offer waits until the day of its answer, once for its company; what is settled or expired waits for nobody', () => {
  const offer = (id: number, state = 'sent', is_expired = false) => ({
    id: `o${id}`,
    company: company(id),
    job: null,
    state,
    is_expired,
    answer_due_on: '2026-12-10',
  })
  const offers = [offer(1), offer(2, 'accepted'), offer(3, 'sent', true)]
  expect(titles([thread(1, '2026-11-28T10:00:00+09:00', 'text')], [], offers)).toEqual(['オファーに回答する|12月10日（木）まで'])
})
