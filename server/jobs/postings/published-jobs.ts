import { type ExpressionBuilder, sql } from 'kysely'
import type { Database } from '#server/platform/database/connect.ts'
import type { DB } from '#server/platform/database/schema.ts'

/** Days after the last confirmation on which a job leaves the lists. */
export const DAYS_LISTED = 45

/**
 * The jobs of companies the public sees, published once, be they open or over. Constants are literals here and below:
 * PostgreSQL plans a prepared statement without its values, and then a partial index on `state = 'active'` serves no parameter.
 */
export const everPublishedJobs = (db: Database) =>
  db
    .selectFrom('job_offers')
    .innerJoin('companies', 'companies.id', 'job_offers.company_id')
    .where('companies.state', '=', sql.lit('active'))
    .where('job_offers.published_at', 'is not', null)

type Jobs = ExpressionBuilder<DB, 'job_offers' | 'companies'>

/** Whether the public may see the job in lists, but for the age of its confirmation. */
export const isOnOffer = (eb: Jobs) => eb.and([eb('job_offers.state', '=', sql.lit('published')), eb('companies.end_of_contract', '=', sql.lit(false))])

/** Whether a member confirmed the job recently enough. */
export const isFresh = (now: Date) => sql<boolean>`job_offers.confirmed_at > ${now}::timestamptz - make_interval(days => ${DAYS_LISTED})`

/** The jobs the public sees: lists, counts, facets, feeds, sitemaps and pages all start here. */
export const publishedJobs = (db: Database, now: Date) => everPublishedJobs(db).where(isOnOffer).where(isFresh(now))

/** Whether the public can apply for it: of `jobs` and `companies`, in plain SQL. */
export const isOpen = (now: Date) => sql<boolean>`(jobs.state = 'published' and companies.state = 'active' and not companies.end_of_contract
  and jobs.confirmed_at > ${now}::timestamptz - make_interval(days => ${DAYS_LISTED}))`
