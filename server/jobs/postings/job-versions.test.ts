import { sql, type Updateable } from 'kysely'
import { expect } from 'vitest'
import type { Database } from '#server/platform/database/connect.ts'
import type { DB } from '#server/platform/database/schema.ts'
import { addJob, daysAgo, test } from '#server/testing.ts'
import { jobVersions } from './job-versions.ts'

const versionsOf = (db: Database, id: number) => jobVersions(db).where('job_id', '=', id).clearOrderBy().orderBy('id').execute()
const change = (db: Database, id: number, columns: Updateable<DB['job_offers']>) => db.updateTable('job_offers').set(columns).where('id', '=', id).execute()

test('publishing is the first version, with its member and time', async ({ db }) => {
  const { id } = await addJob(db, { published_at: '2026-11-11T10:00:00+09:00', confirmed_by: '山田' })
  expect(await versionsOf(db, id)).toMatchObject([{ kind: 'published', changed_by: '山田', changed_at: '2026-11-11T10:00:00+09:00', changes: {} }])
})

test('a draft has no versions until it is published', async ({ db }) => {
  const { id } = await addJob(db, { state: 'draft', published_at: null, confirmed_at: null })
  await change(db, id, { tagline: '下書き' })
  expect(await versionsOf(db, id)).toEqual([])

  await change(db, id, { state: 'published', published_at: daysAgo(0), confirmed_at: daysAgo(0), confirmed_by: '佐藤' })
  expect(await versionsOf(db, id)).toMatchObject([{ kind: 'published', changed_by: '佐藤' }])
})

test('a public change records the old and the new value of every changed field', async ({ db }) => {
  const { id } = await addJob(db)
  await change(db, id, { max_salary: 650, tagline: '新しい', employment_types: [1, 2] })
  expect((await versionsOf(db, id))[1]).toMatchObject({
    kind: 'changed',
    changes: { max_salary: { from: 600, to: 650 }, tagline: { from: '', to: '新しい' }, employment_types: { from: [], to: [1, 2] } },
  })
})

test('a change that changes nothing is none', async ({ db }) => {
  const { id } = await addJob(db)
  await change(db, id, { max_salary: 600, updated_at: daysAgo(0) })
  expect(await versionsOf(db, id)).toHaveLength(1)
})

test('a confirmation, a pause, a return and an end are separate versions', async ({ db }) => {
  const { id } = await addJob(db)
  await change(db, id, { confirmed_at: daysAgo(0), confirmed_by: '鈴木' })
  await change(db, id, { state: 'paused' })
  await change(db, id, { state: 'published' })
  await change(db, id, { state: 'closed', closed_at: daysAgo(0), closed_reason: 'filled' })
  expect((await versionsOf(db, id)).map(({ kind }) => kind)).toEqual(['published', 'confirmed', 'paused', 'published', 'closed'])
  expect((await versionsOf(db, id))[1]).toMatchObject({ changed_by: '鈴木', changed_at: '2026-11-21T10:00:00+09:00' })
})

test('the request names the writer', async ({ db }) => {
  const { id } = await addJob(db)
  await sql`select set_config('mebae.actor', '編集部', true)`.execute(db)
  await change(db, id, { tagline: '直した' })
  expect((await versionsOf(db, id))[1]).toMatchObject({ changed_by: '編集部' })
})

test('of several jobs that one statement adds, each published one has its first version', async ({ db }) => {
  const { company_id } = await addJob(db)
  const job = (position_title: string, state: 'published' | 'draft') => ({
    company_id,
    position_title,
    state,
    description: '届けます。',
    published_at: state === 'published' ? daysAgo(1) : null,
    confirmed_at: state === 'published' ? daysAgo(1) : null,
    confirmed_by: '取り込み',
  })
  const added = await db
    .insertInto('job_offers')
    .values([job('営業', 'published'), job('下書き', 'draft'), job('人事', 'published')])
    .returning('id')
    .execute()
  const versions = await Promise.all(added.map(({ id }) => versionsOf(db, id)))
  expect(versions.map((of) => of.map(({ kind }) => kind))).toEqual([['published'], [], ['published']])
})

test('a job with an unknown skill is refused among others, and names the column', async ({ db }) => {
  const { company_id } = await addJob(db)
  const adding = db
    .insertInto('job_offers')
    .values([
      { company_id, position_title: '営業', state: 'draft', skill_types: [1] },
      { company_id, position_title: '営業', state: 'draft', skill_types: [32_000] },
    ])
    .execute()
  await expect(adding).rejects.toMatchObject({ code: '23503', column: 'skill_types' })
})
