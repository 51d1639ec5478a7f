import { expect } from 'vitest'
import type { Database } from '../database/connect.ts'
import { addConversation } from '#server/conversations/messages/testing.ts'
import { test } from '../database/testing.ts'
import type { Party } from '../viewers/viewer.ts'
import { currentSnapshot } from './live-row.ts'
import { MissedEvents } from './missed-events.ts'
import { publishLive } from './publish-live.ts'

const candidateOf = (id: string) => ({ area: 'candidate', id }) as unknown as Party
const memberOf = (company_id: number) => ({ area: 'company', company_id }) as unknown as Party

/** Two conversations, each of a candidate and a company. */
async function conversations(db: Database) {
  const talks = [await addConversation(db), await addConversation(db)].map(({ candidate_id, company_id }) => ({ candidate_user_id: candidate_id, company_id }))
  const [{ id: thread_id } = { id: '' }] = await db.selectFrom('threads').select('id').execute()
  const publish = (db: Database, number: number, whose: { candidate_user_id?: string; company_id?: number }) =>
    publishLive(db, [{ thread_id, ...whose, kind: 'message_added', detail: { number } }])
  const [one, other] = talks
  return { one: one!, other: other!, publish }
}

test('screens that come back together each get what they missed, and nothing of others', async ({ db }) => {
  const missed = new MissedEvents(db)
  const { one, other, publish } = await conversations(db)
  const early = await currentSnapshot(db)
  const slow = await db.startTransaction().execute()
  await publish(slow as unknown as Database, 1, { candidate_user_id: one.candidate_user_id })
  await publish(db, 2, one)
  const late = await currentSnapshot(db)
  await publish(db, 3, { ...one, candidate_user_id: other.candidate_user_id })
  await db.transaction().execute((db) => publishLive(db, [{ audience: 'companies', kind: 'maintenance' }]))
  await slow.commit().execute()

  // The first asks alone, the others while its statement is under way.
  const asked = [
    missed.read(candidateOf(one.candidate_user_id), early),
    ...[early, late].flatMap((since) =>
      [candidateOf(one.candidate_user_id), candidateOf(other.candidate_user_id), memberOf(one.company_id)].map((who) => missed.read(who, since)),
    ),
  ]
  const told = (await Promise.all(asked)).map(({ rows }) => rows.map(({ kind, detail }) => detail.number ?? kind))
  expect(told).toEqual([[1, 2], [1, 2], [3], [2, 3, 'maintenance'], [1], [3], [3, 'maintenance']])
})

test('a screen that was away for long makes no other screen read what it missed', async ({ db }) => {
  const missed = new MissedEvents(db)
  const { one, other, publish } = await conversations(db)
  await publish(db, 1, { candidate_user_id: one.candidate_user_id })
  const now = await currentSnapshot(db)
  const [, , away, near] = await Promise.all([
    missed.read(candidateOf(one.candidate_user_id), now),
    missed.read(candidateOf(one.candidate_user_id), now),
    missed.read(candidateOf(one.candidate_user_id), '3:3:'),
    missed.read(candidateOf(other.candidate_user_id), now),
  ])
  expect(away?.rows.some(({ detail }) => detail.number === 1)).toBe(true)
  expect(near?.rows).toEqual([])
})
