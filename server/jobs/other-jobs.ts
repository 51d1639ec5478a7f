import { sql } from 'kysely'
import type { Database } from '../database/connect.ts'
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
