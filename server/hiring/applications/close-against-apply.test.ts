import { sql } from 'kysely'
import { expect } from 'vitest'
import { connect, type Database } from '#server/platform/database/connect.ts'
import { test } from '#server/platform/database/testing.ts'
import { addCandidate, addJob, contextOf } from '#server/testing.ts'
import { apply } from './candidate/apply.ts'

async function waiting(db: Database) {
  const held = sql<{ count: number }>`select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  return (await held.execute(db)).rows[0]!.count
}

test('a candidate who applies while the job is being closed waits for that, and is refused', async ({ db, url }) => {
  const { viewer } = await addCandidate(db)
  const { id, company_id } = await addJob(db)
  const context = await contextOf(db)
  const closing = await db.startTransaction().execute()
  await closing
    .updateTable('job_offers')
    .set({ state: 'closed', closed_at: context.now().toISOString(), closed_reason: 'filled' })
    .where('id', '=', id)
    .execute()

  const other = connect(url)
  const answer = other
    .transaction()
    .execute((db) => apply({ ...context, db, viewer }, { id, company_id, message: '応募します。' }))
    .then(
      () => 'applied',
      (error: { code: string }) => error.code,
    )
  await expect.poll(() => waiting(db), { interval: 10, timeout: 60_000 }).toBe(1)
  await closing.commit().execute()
  expect(await answer).toBe('APPLICATIONS_CLOSED')
  expect(await db.selectFrom('applications').selectAll().execute()).toEqual([])
  await other.destroy()
})

test('a job that is closed after an application was answered keeps it', async ({ db, url }) => {
  const { viewer } = await addCandidate(db)
  const { id } = await addJob(db)
  const context = await contextOf(db)
  const applying = await db.startTransaction().execute()
  await apply({ ...context, db: applying, viewer }, { id, message: '応募します。' })
  const other = connect(url)
  const closed = other
    .updateTable('job_offers')
    .set({ state: 'closed', closed_at: context.now().toISOString(), closed_reason: 'filled' })
    .where('id', '=', id)
    .execute()
  await applying.commit().execute()
  await closed
  expect(await db.selectFrom('applications').select('job_id').execute()).toEqual([{ job_id: id }])
  await other.destroy()
})
