import { sql } from 'kysely'
import { expect } from 'vitest'
import { addJob, test } from '#server/testing.ts'
import { fillStatedConditions } from './fill-stated-conditions.ts'

test('older postings get what their own texts state, without a change in their history', async ({ db }) => {
  const { id: stating } = await addJob(db, { position_title: '【未経験歓迎】経理', holiday: '土日・祝日（年間休日125日）', salary: 'ストックオプションあり' })
  const { id: silent } = await addJob(db, { position_title: '経理' })
  const { id: filled } = await addJob(db, { position_title: '【未経験歓迎】総務', holiday: '年間休日125日', inexperienced_ok: false, annual_holidays: 121 })
  const { id: later } = await addJob(db, { position_title: '【未経験歓迎】人事' })
  const before = await db.selectFrom('job_offers').select('updated_at').where('id', '=', stating).executeTakeFirstOrThrow()
  await sql`insert into job_condition_backfill (after_id, last_id) values (0, ${filled})`.execute(db)
  await fillStatedConditions(db)

  const rows = await db
    .selectFrom('job_offers')
    .select(['id', 'inexperienced_ok', 'intended_for', 'annual_holidays', 'short_hours', 'stock_option'])
    .where('id', 'in', [stating, silent, filled, later])
    .orderBy('id')
    .execute()
  const nothing = { inexperienced_ok: null, intended_for: [], annual_holidays: null, short_hours: null, stock_option: false }
  expect(rows).toEqual([
    { ...nothing, id: stating, inexperienced_ok: true, annual_holidays: 125, stock_option: true },
    { ...nothing, id: silent },
    { ...nothing, id: filled, inexperienced_ok: false, annual_holidays: 121 },
    { ...nothing, id: later },
  ])
  const history = await db.selectFrom('job_offer_versions').select('kind').where('job_id', '=', stating).execute()
  expect(history).toEqual([{ kind: 'published' }])
  expect(await db.selectFrom('job_offers').select('updated_at').where('id', '=', stating).executeTakeFirst()).toEqual(before)
  expect(await db.selectFrom('job_condition_backfill').selectAll().execute()).toEqual([])

  // Afterwards a change is a change again.
  await db.updateTable('job_offers').set({ annual_holidays: 130 }).where('id', '=', stating).execute()
  const changes = await db.selectFrom('job_offer_versions').select('changes').where('job_id', '=', stating).where('kind', '=', 'changed').execute()
  expect(changes).toEqual([{ changes: { annual_holidays: { from: 125, to: 130 } } }])
})
