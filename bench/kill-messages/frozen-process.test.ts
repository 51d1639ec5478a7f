import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Database } from '#server/platform/database/connect.ts'
import { test } from '#server/platform/database/testing.ts'
import { startServer } from '#server/platform/http/server/testing.ts'
import { addPair } from '../talks/add-pair.ts'
import { postMessage } from '../talks/post-message.ts'

const settings = (url: string) => ({ DATABASE_URL: url, RATE_LIMIT: '0', LOG_LEVEL: 'error', DRAIN_SECONDS: '0' })

/** Connections of others that are in this state within a transaction. */
async function inTransaction(db: Database, state: 'active' | 'idle in transaction') {
  const { rows } = await sql`select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null
    and state = ${state} and (${state} <> 'active' or wait_event_type = 'Lock')`.execute(db)
  return rows.length
}

test('a process that is frozen in the middle of a write blocks no other writer, and nothing is lost or doubled when it comes back', async ({ db, url }) => {
  const [frozen, other] = [await startServer(settings(url)), await startServer(settings(url))]
  const [pair, elsewhere] = [await addPair(db), await addPair(db)]
  const [ours, theirs] = [randomUUID(), randomUUID()]

  // The write waits at a gate; behind it the process receives nothing any more.
  const gate = await db.startTransaction().execute()
  await sql`lock table events in share mode`.execute(gate)
  const sent = postMessage(frozen.url, pair.parties[0], '凍る前に', ours, randomUUID())
  await expect.poll(() => inTransaction(db, 'active'), { interval: 10, timeout: 60_000 }).toBe(1)
  frozen.child.kill('SIGSTOP')
  await gate.rollback().execute()
  await expect.poll(() => inTransaction(db, 'idle in transaction'), { interval: 10, timeout: 60_000 }).toBe(1)

  // Another conversation does not wait for it at all, its own until PostgreSQL releases the lock.
  expect(await postMessage(other.url, elsewhere.parties[0], '別の会話', randomUUID())).toMatchObject({ number: 2 })
  expect(await postMessage(other.url, pair.parties[1], '同じ会話', theirs)).toMatchObject({ number: 2 })
  expect(await inTransaction(db, 'idle in transaction')).toBe(0)

  frozen.child.kill('SIGCONT')
  expect(await sent).toBeUndefined()
  expect(await postMessage(frozen.url, pair.parties[0], '凍る前に', ours)).toMatchObject({ number: 3 })
  expect(frozen.child.exitCode).toBeNull()
  const stored = await db.selectFrom('messages').select(['client_id', 'number']).where('thread_id', '=', pair.thread_id).orderBy('number').execute()
  expect(stored.slice(1)).toEqual([
    { client_id: theirs, number: 2 },
    { client_id: ours, number: 3 },
  ])
})
