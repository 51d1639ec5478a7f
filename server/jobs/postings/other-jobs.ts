import { sql } from 'kysely'
import type { Database } from '#server/platform/database/connect.ts'
import { jobField } from './job-columns.ts'
import { publishedJobs } from './published-jobs.ts'

/** Jobs as their company's page and a fellow job show them, the latest confirmed first. */
export const otherJobs = (db: Database, now: Date) =>
  publishedJobs(db, now)
    .select([
      'job_offers.id',
      'job_offers.position',
      'job_offers.position_title',
      'job_offers.tagline',
      'job_offers.employment_types',
      'job_offers.remote',
      'job_offers.prefectures',
      'job_offers.address',
      'job_offers.address2',
      'job_offers.min_salary',
      'job_offers.max_salary',
      'job_offers.is_salary_estimated',
      sql<'year' | 'month' | 'day' | 'hour' | null>`job_offers.pay_unit`.as('pay_unit'),
      'job_offers.pay_min',
      'job_offers.pay_max',
      'job_offers.created_at',
      'job_offers.updated_at',
      jobField.as('job_field'),
      sql<string>`job_offers.confirmed_at`.as('confirmed_at'),
    ])
    .orderBy('job_offers.confirmed_at', 'desc')
    .orderBy('job_offers.id', 'desc')

/** The newest jobs of each of these companies, `count` of each. The lateral join reads no more than those from the index. */
export const newestJobsOf = (db: Database, now: Date, companyIds: number[], count: number) =>
  db
    .selectFrom(sql<{ company_id: number }>`unnest(${companyIds}::integer[])`.as<'wanted'>(sql`wanted(company_id)`))
    .innerJoinLateral(
      (eb) => otherJobs(db, now).where('job_offers.company_id', '=', eb.ref('wanted.company_id')).limit(count).as('newest'),
      (join) => join.onTrue(),
    )
    .selectAll('newest')
    .select('wanted.company_id')
