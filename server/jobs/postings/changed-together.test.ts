import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Database } from '#server/platform/database/connect.ts'
import { addCompany, addJob, test } from '#server/testing.ts'

/** What triggers do once for a statement, they do for each of its postings. */
const published = async (db: Database, count: number) => {
  const { id: company_id } = await addCompany(db)
  const ids: number[] = []
  for (let n = 0; n < count; n++) ids.push((await addJob(db, { company_id, state: 'published', confirmed_by: '運営' })).id)
  await sql`set constraints all immediate`.execute(db)
  await db.deleteFrom('job_index_changes').execute()
  await db.deleteFrom('job_offer_versions').execute()
  return ids
}
const versions = (db: Database) => db.selectFrom('job_offer_versions').select(['job_id', 'kind', 'changes']).orderBy('job_id').orderBy('id').execute()
const numbered = async (db: Database) => (await db.selectFrom('job_index_changes').select('job_id').orderBy('seq').execute()).map(({ job_id }) => job_id)

test('of the postings that one statement writes, each gets the version that is its own', async ({ db }) => {
  const [changed, confirmed, paused] = await published(db, 3)
  await sql`
    update job_offers set tagline = case id when ${changed} then '海の見える職場です。' else tagline end,
      confirmed_at = case id when ${confirmed} then confirmed_at + interval '1 day' else confirmed_at end,
      state = case id when ${paused} then 'paused' else state end
  `.execute(db)
  expect(await versions(db)).toEqual([
    { job_id: changed, kind: 'changed', changes: { tagline: { from: '', to: '海の見える職場です。' } } },
    { job_id: confirmed, kind: 'confirmed', changes: {} },
    { job_id: paused, kind: 'paused', changes: {} },
  ])
})

test('every posting that a statement changes or deletes is numbered for the job index at the commit, and no mark stays', async ({ db }) => {
  const ids = await published(db, 3)
  await sql`set constraints all deferred`.execute(db)
  await db.updateTable('job_offers').set({ tagline: '海の見える職場です。' }).where('id', 'in', ids.slice(0, 2)).execute()
  await db.deleteFrom('job_offers').where('id', '=', ids[2]!).execute()
  expect(await numbered(db)).toEqual([])
  await sql`set constraints all immediate`.execute(db)
  expect(await numbered(db)).toEqual(ids)
  expect(await db.selectFrom('job_index_marks').selectAll().execute()).toEqual([])
})

test('a new posting with a skill that nobody knows is refused, also among others', async ({ db }) => {
  const { id: company_id } = await addCompany(db)
  const rows = [[1], [1, 32_000]].map((skill_types) => ({ company_id, position_title: '営業', skill_types }))
  await expect(db.insertInto('job_offers').values(rows).execute()).rejects.toMatchObject({ code: '23503', column: 'skill_types' })
})
