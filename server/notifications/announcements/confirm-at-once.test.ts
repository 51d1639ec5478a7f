import { sql } from 'kysely'
import { expect } from 'vitest'
import { connect, type Database } from '#server/platform/database/connect.ts'
import { test } from '#server/platform/database/testing.ts'
import { addCandidate, apiFor, daysAgo } from '#server/testing.ts'

const AT_ONCE = 50

async function waiting(db: Database) {
  const held = sql<{ count: number }>`select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  return (await held.execute(db)).rows[0]!.count
}

test('confirmed fifty times at once, an announcement is confirmed once, and all get the same reply', async ({ db, url }) => {
  const { id: account_id, as } = await addCandidate(db)
  const announcement = { title: 'お知らせ', is_require_confirm: true, display_start_at: daysAgo(1) }
  const [first] = await db.insertInto('announcements').values([announcement, announcement, announcement]).returning('id').execute()
  const id = first!.id

  // The first read of each of them waits until all fifty have reached it.
  const gate = await db.startTransaction().execute()
  await gate.selectFrom('announcements').select('id').where('id', '=', id).forUpdate().execute()
  const connections = Array.from({ length: AT_ONCE / 10 }, () => connect(url))
  const apis = await Promise.all(
    Array.from({ length: AT_ONCE }, (_, at) => apiFor(connections[at % connections.length]!, { ...as, now: () => new Date(Date.parse(daysAgo(0)) + at) })),
  )
  const answers = apis.map((api) => api.candidate_users.notifications.confirm({ id }))
  await expect.poll(() => waiting(gate), { interval: 10, timeout: 60_000 }).toBe(AT_ONCE)
  await gate.commit().execute()

  expect(new Set((await Promise.all(answers)).map((answer) => JSON.stringify(answer)))).toEqual(new Set(['{"success":true,"unread_count":2}']))
  const receipts = await db.selectFrom('announcement_receipts').selectAll().execute()
  expect(receipts).toEqual([{ announcement_id: id, account_id, viewed_at: receipts[0]!.confirmed_at, confirmed_at: expect.any(String) }])
  await Promise.all(connections.map((connection) => connection.destroy()))
})
