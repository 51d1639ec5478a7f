import { expect, test } from 'vitest'
import type { Message } from '#contract/conversations/messages.ts'
import { Outbox, type Outgoing, type OutboxStorage } from './outbox.ts'

const item = (client_id: string) => ({ client_id, message: client_id, files: [], at: '2026-11-21T10:00:00+09:00' })
/** What several tabs share. */
const memory = (kept = new Map<string, Outgoing>()): OutboxStorage & { kept: typeof kept } => ({
  kept,
  read: () => [...kept.values()].map((item) => (item.state === 'refused' ? item : { ...item, state: 'sending' })),
  write: (item) => (kept.set(item.client_id, item), true),
  remove: (client_id) => void kept.delete(client_id),
})
type OutboxOptions = ConstructorParameters<typeof Outbox>[0]
const network = new Error('network')
const refusal = Object.assign(new Error('このやりとりは終わっているため、送れません。'), { status: 403 })

/** An outbox whose sends return the given answers in order, and whose pauses end at once. */
function outboxWith(answers: (Error | undefined)[], storage = memory(), wait: OutboxOptions['wait'] = async () => {}) {
  const asked: string[] = []
  const sent: string[] = []
  const send = async ({ client_id }: Outgoing) => {
    asked.push(client_id)
    const answer = answers.shift()
    if (answer) throw answer
    return { client_id } as Message
  }
  const outbox = new Outbox({ send, onSent: ({ client_id }) => sent.push(client_id!), storage, wait })
  return { outbox, asked, sent, storage }
}

test('the outbox sends a failed message again under the same id until it arrives, and sends no later one first', async () => {
  const { outbox, asked, sent } = outboxWith([network, Object.assign(new Error(), { status: 503 }), undefined, undefined])
  outbox.add(item('one'))
  outbox.add(item('two'))
  await expect.poll(() => sent).toEqual(['one', 'two'])
  expect(asked).toEqual(['one', 'one', 'one', 'two'])
  expect(outbox.items()).toMatchObject([{ state: 'sent' }, { state: 'sent' }])
  outbox.arrived(new Set(['one', 'two']))
  expect(outbox.items()).toEqual([])
})

test('a refused message says why, and blocks no other', async () => {
  const { outbox, sent } = outboxWith([refusal, undefined])
  outbox.add(item('one'))
  outbox.add(item('two'))
  await expect.poll(() => sent).toEqual(['two'])
  expect(outbox.items()[0]).toMatchObject({ client_id: 'one', state: 'refused', sentence: refusal.message })
})

test('the outbox sends unacknowledged messages when the page opens again', async () => {
  const storage = memory()
  storage.write({ ...item('one'), state: 'sending' })
  const { outbox, sent } = outboxWith([undefined], storage)
  expect(outbox.items()).toMatchObject([{ client_id: 'one', state: 'sending' }])
  await outbox.run()
  expect(sent).toEqual(['one'])
  expect(storage.kept.size).toBe(0)
})

test('the sender can discard a refused message, or try it again', async () => {
  const { outbox, sent } = outboxWith([refusal, refusal, undefined])
  outbox.add(item('one'))
  await expect.poll(() => outbox.items()[0]?.state).toBe('refused')
  outbox.again('one')
  await expect.poll(() => outbox.items()[0]?.state).toBe('refused')
  outbox.drop('one')
  expect(outbox.items()).toEqual([])
  expect(sent).toEqual([])
})

test('messages behind a failed one wait, until the conversation shows that the first had arrived', async () => {
  const { outbox, asked, sent } = outboxWith([network, network, undefined], memory(), (_, wake) => new Promise<void>((go) => wake(go)))
  outbox.add(item('one'))
  await expect.poll(() => outbox.items()).toMatchObject([{ state: 'failed' }])
  outbox.add(item('two'))
  await expect.poll(() => outbox.items()).toMatchObject([{ state: 'failed' }, { state: 'failed' }])
  outbox.arrived(new Set([null, 'other']))
  expect(outbox.items()).toHaveLength(2)
  outbox.arrived(new Set(['one']))
  await expect.poll(() => sent).toEqual(['two'])
  expect(asked).toEqual(['one', 'one', 'two'])
})

test('two tabs of one conversation send each message once, and in the order in which they were written', async () => {
  const storage = memory()
  const offline = { ...storage, inTurn: () => new Promise<never>(() => {}) }
  const first = outboxWith([], offline)
  const second = outboxWith([undefined, undefined, undefined], storage)
  first.outbox.add(item('one'))
  first.outbox.add(item('two'))
  second.outbox.add(item('three'))
  await expect.poll(() => second.sent).toEqual(['one', 'two', 'three'])
  first.outbox.readAgain()
  expect(first.outbox.items()).toEqual([])
})

test('a message that another tab took back is not sent', async () => {
  const storage = memory()
  const { outbox, asked } = outboxWith([network, undefined], storage, (_, wake) => new Promise<void>((go) => wake(go)))
  outbox.add(item('one'))
  await expect.poll(() => outbox.items()).toMatchObject([{ state: 'failed' }])
  storage.remove('one')
  outbox.again()
  await expect.poll(() => outbox.items()).toEqual([])
  expect(asked).toEqual(['one'])
})

test('messages of the same moment keep their order when the page opens again', () => {
  const { outbox, storage } = outboxWith([], { ...memory(), inTurn: () => new Promise<never>(() => {}) })
  for (const id of ['b', 'a', 'c']) outbox.add(item(id))
  // The browser's storage keeps no order.
  const stored = storage.read().toSorted((one, other) => one.client_id.localeCompare(other.client_id))
  expect(stored.toSorted((one, other) => one.at.localeCompare(other.at)).map(({ client_id }) => client_id)).toEqual(['b', 'a', 'c'])
})

test('only messages that the browser could not keep are at risk', () => {
  const { outbox } = outboxWith([], { ...memory(), inTurn: () => new Promise<never>(() => {}) })
  outbox.add(item('one'))
  expect(outbox.isAtRisk()).toBe(false)
  const forbidden = outboxWith([], { ...memory(), write: () => false, inTurn: () => new Promise<never>(() => {}) })
  forbidden.outbox.add(item('one'))
  expect(forbidden.outbox.isAtRisk()).toBe(true)
})
