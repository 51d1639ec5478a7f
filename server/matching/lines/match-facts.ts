import { sql } from 'kysely'
import { featureIds } from '#server/companies/directory/public-companies.ts'
import type { Database } from '#server/platform/database/connect.ts'
import type { MatchFacts } from '../rules/judge.ts'
import { scheduleOf } from '../rules/hours/schedule-of.ts'
import { scheduleText } from '../rules/hours/schedule.ts'

/** The facts that the lines of the matching show beside those that decide them. */
export type StatedFacts = MatchFacts & {
  id: number
  is_salary_estimated: boolean
  break_time: number | null
}

/** The facts of these jobs for the matching. The caller has checked that the viewer may see them. */
export async function matchFacts(db: Database, ids: number[]): Promise<StatedFacts[]> {
  const rows = await db
    .selectFrom('job_offers')
    .innerJoin('companies', 'companies.id', 'job_offers.company_id')
    .where('job_offers.id', '=', sql<number>`any(${ids}::integer[])`)
    .select([
      'job_offers.id',
      'job_fields',
      'skill_types',
      'prefectures',
      'remote',
      'employment_types',
      'companies.category_ids as company_categories',
      'companies.social_issues',
      featureIds(1, 2, 3).as('phase'),
      featureIds(4, 5, 6, 7).as('kind'),
      'min_salary',
      'max_salary',
      'is_salary_estimated',
      'default_starting_time',
      'default_ending_time',
      'break_time',
      'flex',
      'core_time',
      'min_week_work_days',
    ])
    .execute()
  return rows.map((row) => ({
    ...row,
    remote: row.remote === null ? [] : [row.remote],
    min_week_work_days: row.min_week_work_days === null ? [] : [row.min_week_work_days],
    schedule: scheduleText(scheduleOf(row)),
  }))
}
