import { sql } from 'kysely'
import { startOfDay } from '#contract/platform/time/japan-time.ts'
import type { Database } from '#server/platform/database/connect.ts'
import type { Period } from './period.ts'

export type DayCounts = {
  on_day: string
  job_id: number
  company_views: number
  job_views: number
  /** Of both kinds of views, those by somebody signed in. */
  signed_in_views: number
  favorites: number
  applications: number
  scouts_sent: number
  scouts_accepted: number
  scouts_refused: number
}

const inJapan = (column: 'at' | 'created_at' | 'answered_at' | 'applied_at') => sql`(${sql.ref(column)} at time zone 'Asia/Tokyo')::date`

/** What happened about a company and each of its jobs on each day of a period; a day and job without anything has no row. Job 0 is the company itself. */
export async function countsOfDays(db: Database, company_id: number, { since, until }: Period): Promise<DayCounts[]> {
  const begin = startOfDay(since)
  const { rows } = await sql<DayCounts>`
    with counted as (
      select on_day, job_id, case when job_id = 0 then 'company_views' else 'job_views' end as what, sum(views) as count
        from company_view_counts where company_id = ${company_id} and on_day between ${since} and ${until} group by 1, 2, 3
      union all
      select on_day, job_id, 'signed_in_views', views from company_view_counts
        where company_id = ${company_id} and on_day between ${since} and ${until} and is_signed_in
      union all
      select ${inJapan('created_at')}, coalesce(job_id, 0), 'favorites', count(*) from favorites
        where company_id = ${company_id} and created_at >= ${begin} group by 1, 2
      union all
      select ${inJapan('applied_at')}, coalesce(job_id, 0), 'applications', count(*) from applications
        where company_id = ${company_id} and source = 'application' and applied_at >= ${begin} group by 1, 2
      union all
      select ${inJapan('created_at')}, coalesce(job_id, 0), 'scouts_sent', count(*) from scouts
        where company_id = ${company_id} and corrects is null and created_at >= ${begin} group by 1, 2
      union all
      select ${inJapan('answered_at')}, coalesce(job_id, 0), 'scouts_' || state, count(*) from scouts
        where company_id = ${company_id} and state in ('accepted', 'refused') and answered_at >= ${begin} group by 1, 2, 3
    )
    select on_day, job_id, ${sql.join(
      (['company_views', 'job_views', 'signed_in_views', 'favorites', 'applications', 'scouts_sent', 'scouts_accepted', 'scouts_refused'] as const).map(
        (what) => sql`coalesce(sum(count) filter (where what = ${what}), 0)::int as ${sql.ref(what)}`,
      ),
    )}
    from counted where on_day between ${since} and ${until} group by on_day, job_id`.execute(db)
  return rows
}
