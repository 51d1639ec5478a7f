import { expect, test } from 'vitest'
import type { Message } from '#contract/conversations/messages.ts'
import { Outbox, type Outgoing } from './outbox.ts'

const item = (client_id: string) => ({ client_id, message: client_id, files: [], at: '2026-11-21T10:00:00+09:00' })
const memory = () => {
  const kept = new Map<string, string>()
  return {
    read: (key: string) => kept.get(key) ?? null,
    write: (key: string, text: string | null) => void (text === null ? kept.delete(key) : kept.set(key, text)),
  }
}
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
  const outbox = new Outbox({ key: 'k', send, onSent: ({ client_id }) => sent.push(client_id!), storage, wait })
  return { outbox, asked, sent, storage }
}

test('the outbox sends a failed message again under the same id until it arrives, and sends no later one first', async () => {
  const { outbox, asked, sent } = outboxWith([network, Object.assign(new Error(), { status: 503 }), undefined, undefined])
  outbox.add(item('one'))
  outbox.add(item('two'))
  await expect.poll(() => sent).toEqual(['one', 'two'])
  expect(asked).toEqual(['one', 'one', 'one', 'two'])
  expect(outbox.items()).toEqual([])
})

test('a refused message says why, and blocks no other', async () => {
  const { outbox, sent } = outboxWith([refusal, undefined])
  outbox.add(item('one'))
  outbox.add(item('two'))
  await expect.poll(() => sent).toEqual(['two'])
  expect(outbox.items()).toMatchObject([{ client_id: 'one', state: 'refused', sentence: refusal.message }])
})

test('the outbox sends unacknowledged messages when the page opens again', async () => {
  const storage = memory()
  storage.write('k', JSON.stringify([{ ...item('one'), state: 'sending' }]))
  const { outbox, sent } = outboxWith([undefined], storage)
  expect(outbox.items()).toMatchObject([{ client_id: 'one', state: 'sending' }])
  await outbox.run()
  expect(sent).toEqual(['one'])
  expect(storage.read('k')).toBeNull()
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

test('a corrupt storage is an empty outbox', () => {
  const storage = memory()
  storage.write('k', '{')
  expect(outboxWith([], storage).outbox.items()).toEqual([])
})
