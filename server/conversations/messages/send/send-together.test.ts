import { sql } from 'kysely'
import { expect } from 'vitest'
import { contextOf } from '#server/testing.ts'
import { test } from '#server/platform/database/testing.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { addConversation } from '../testing.ts'
import { sendTogether } from './send-together.ts'

/** A conversation, and what its candidate says, by way of the queue alone. */
async function talk(db: Database) {
  const { candidate, company_id, candidate_id } = await addConversation(db)
  const { now } = await contextOf(db)
  const said = (message: string) => ({
    member: null,
    role: null,
    name: '',
    candidate: candidate_id,
    company: company_id,
    session: candidate.viewer.session_id,
    client_id: crypto.randomUUID(),
    message,
    detail: {},
  })
  const say = (message: string, signal?: AbortSignal) => sendTogether(db, said(message), { now, signal })
  return { candidate, candidate_id, say }
}

/** The messages by the transaction that stored them. */
async function storedTogether(db: Database) {
  const { rows } = await sql<{
    said: string[]
  }>`select array_agg(message order by message) as said from messages where message like '第%' group by xmin::text order by min(message)`.execute(db)
  return rows.map(({ said }) => said)
}

test('messages of several conversations that come at one moment are stored in one transaction, of each conversation one at a time and in order', async ({
  db,
}) => {
  const [one, other] = [await talk(db), await talk(db)]
  const sent = await Promise.all([one.say('第1'), one.say('第2'), other.say('第1'), one.say('第3')])
  expect(sent.map((answer) => answer?.sent_number)).toEqual([2, 3, 2, 4])
  expect(await storedTogether(db)).toEqual([['第1', '第1'], ['第2'], ['第3']])
})

test('who waits for a conversation that somebody holds holds up nobody', async ({ db }) => {
  const [held, free] = [await talk(db), await talk(db)]
  const holder = await db.startTransaction().execute()
  await holder.selectFrom('threads').select('id').where('candidate_user_id', '=', held.candidate_id).forNoKeyUpdate().execute()
  const [waiting, sent] = await Promise.all([held.say('第1'), free.say('第1')])
  await holder.rollback().execute()
  expect([waiting, sent?.sent_number]).toEqual([undefined, 2])
  expect(await held.say('第2')).toMatchObject({ sent_number: 2 })
})

test('words that the database refuses fail for who sent them, and the others are stored', async ({ db }) => {
  const [one, other] = [await talk(db), await talk(db)]
  const [refused, sent] = await Promise.allSettled([one.say('あ'.repeat(10_001)), other.say('第1')])
  expect([refused.status, sent]).toMatchObject(['rejected', { value: { sent_number: 2 } }])
})

test('a message whose sender was told that it took too long is not stored', async ({ db }) => {
  const { say } = await talk(db)
  const late = new AbortController()
  const first = say('第1')
  const second = say('第2', late.signal)
  late.abort()
  expect([await first, await second]).toMatchObject([{ sent_number: 2 }, undefined])
  expect(await storedTogether(db)).toEqual([['第1']])
})
