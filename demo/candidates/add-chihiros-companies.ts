import { sql } from 'kysely'
import type { Database } from '#server/platform/database/connect.ts'

type At = (days: number) => string

/** What companies did about Chihiro, and Chihiro about companies: enough for every page to have something on it. */
export async function addChihirosCompanies(db: Database, candidate_user_id: string, at: At) {
  const { rows: jobs } = await sql<{ company_id: number; job_id: number }>`
    select distinct on (company_id) company_id, job_offers.id as job_id from job_offers join companies on companies.id = company_id
    where job_offers.state = 'published' and companies.is_demo and companies.state = 'active' and not end_of_contract and confirmed_at > now() - interval '40 days'
    order by company_id, confirmed_at desc limit 12`.execute(db)
  if (jobs.length < 12) return
  const people = { candidate_user_id }
  const of = (from: number, to: number) => jobs.slice(from, to)

  await db
    .insertInto('favorites')
    .values(of(0, 3).map((job, place) => ({ ...people, ...job, created_at: at(place + 1) })))
    .execute()
  await db
    .insertInto('bookmarks')
    .values(of(6, 8).map((job, place) => ({ ...people, ...job, created_at: at(place + 2) })))
    .execute()
  await db
    .insertInto('company_favorites')
    .values(of(2, 6).map((job, place) => ({ ...people, ...job, created_at: at(place * 3 + 1) })))
    .execute()
  await db
    .insertInto('hidden_jobs')
    .values({ ...people, ...jobs[10]! })
    .execute()
  await db
    .insertInto('view_histories')
    .values(of(0, 8).map((job, place) => ({ ...people, ...job, access_on: at(place).slice(0, 10), last_daily_access_at: at(place) })))
    .execute()
  await db
    .insertInto('events')
    .values(
      of(3, 9).map(({ company_id }, place) => ({
        ...people,
        company_id,
        at: at(place * 2 + 1),
        kind: 'profile_viewed',
        actor: 'company',
        detail: JSON.stringify({ parts: ['work_experiences', 'skill_types', ...(place % 2 ? ['job_summary'] : [])] }),
      })),
    )
    .execute()
  await db
    .insertInto('profile_update_requests')
    .values([
      { ...people, company_id: jobs[4]!.company_id, request_type: 1, request_item_ids: [2, 10], requested_at: at(2) },
      { ...people, company_id: jobs[5]!.company_id, request_type: 2, request_item_ids: [12], requested_at: at(6) },
    ])
    .execute()
  await db
    .insertInto('saved_searches')
    .values({ ...people, name: '京都・大阪のサーバーサイド', search: JSON.stringify({ job_fields: [16], prefectures: [26, 27] }), created_at: at(9) })
    .execute()
}
