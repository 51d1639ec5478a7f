import { sql } from 'kysely'
import { expect } from 'vitest'
import { test } from '#server/platform/database/testing.ts'
import { loadDemo } from './load-demo.ts'
import { skillId } from './words/skills.ts'

const now = new Date('2026-11-21T02:00:00Z')

test('A load passes all constraints, is done once, and leaves the tables as they were for the next writer', async ({ url, db }) => {
  expect(await loadDemo(url, { jobs: 400, seed: 1, now })).toEqual({ companies: 50, jobs: 400 })
  expect(await loadDemo(url, { jobs: 400, seed: 1, now })).toEqual({ companies: 0, jobs: 0 })

  // The triggers that were off would have refused these.
  const { rows: unknown } = await sql`
    select from job_offers where not (lookup_has_all('skill_types', skill_types) and lookup_has_all('job_fields', job_fields) and lookup_has_all('prefectures', prefectures))
    union all select from companies where not (lookup_has_all('company_categories', category_ids) and lookup_has_all('social_issues', social_issues))`.execute(
    db,
  )
  expect(unknown).toEqual([])

  const { rows: order } = await sql<{ sorted: boolean }>`
    select bool_and(coalesce(confirmed_at >= before, true)) as sorted
    from (select confirmed_at, lag(confirmed_at) over (order by seq) as before from job_index_changes join job_offers on job_offers.id = job_id) as changes`.execute(
    db,
  )
  expect(order).toEqual([{ sorted: true }])

  const { id: company_id } = await db.insertInto('companies').values({ name: '山田製作所' }).returning('id').executeTakeFirstOrThrow()
  const { id } = await db.insertInto('job_offers').values({ company_id, position_title: '営業' }).returning('id').executeTakeFirstOrThrow()
  expect(await db.selectFrom('job_index_changes').select('job_id').where('job_id', '=', id).execute()).toHaveLength(1)
})

test('Invented candidates have a history, a profile and their privacy, and come once', async ({ url, db }) => {
  await loadDemo(url, { jobs: 40, candidates: 30, seed: 1, now })
  await loadDemo(url, { jobs: 40, candidates: 30, seed: 1, now })
  const { rows } = await sql<object>`
    select count(*)::int as people, count(profiles)::int as profiles, count(privacy)::int as privacy,
      bool_and(exists (select from work_experiences where work_experiences.candidate_user_id = users.id)) as "haveWorked"
    from candidate_users as users
    left join candidate_profiles as profiles on profiles.candidate_user_id = users.id
    left join candidate_privacy as privacy on privacy.candidate_user_id = users.id`.execute(db)
  expect(rows).toEqual([{ people: 30, profiles: 30, privacy: 30, haveWorked: true }])
})

test('Skills are numbered as the migration numbers them', async ({ db }) => {
  const skills = await db.selectFrom('lookups').select(['id', 'name']).where('master', '=', 'skill_types').execute()
  expect(skills.filter(({ id, name }) => skillId(name) !== id)).toEqual([])
})
