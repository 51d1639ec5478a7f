import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { JobState } from '#contract/jobs/postings/state/job-state.ts'
import type { CompanyState } from '#contract/accounts/members/company-roles.ts'
import { type freshnesses, type OperatorJobSearch } from '#contract/operations/companies/operator-jobs.ts'
import { startOfDay } from '#contract/platform/time/japan-time.ts'
import { dayAfter } from '#server/hiring/analytics/period.ts'
import { PAGE_SIZE } from '#contract/platform/page.ts'
import { DAYS_CONFIRMED } from '#server/jobs/editing/days-confirmed.ts'
import { DAYS_LISTED } from '#server/jobs/postings/published-jobs.ts'
import { ordersBy, partOf } from '#server/platform/database/sorting/part-of.ts'
import { byName, down, up } from '#server/platform/database/sorting/sorted-by.ts'
import type { Database } from '#server/platform/database/connect.ts'
import type { OperatorContext } from '#server/platform/request/viewer-contexts.ts'

type Freshness = (typeof freshnesses)[number]

/** As the index of titles has it: a longer one would not fit there. */
const titleKey = sql`left(lower(normalize(position_title, nfkc)), 200)`

const orders = ordersBy({
  key: sql`job_offers.id`,
  columns: {
    title: titleKey,
    company: byName(sql`companies.name`),
    state: sql`array_position(array['in_review', 'published', 'draft', 'paused', 'closed'], job_offers.state)`,
    confirmed: sql`confirmed_at`,
    updated: sql`job_offers.updated_at`,
  },
  filled: ['title', 'company', 'state', 'updated'],
  usual: [down(sql`job_offers.updated_at`), down(sql`job_offers.id`)],
})

/**
 * Every job has a company. PostgreSQL leaves out a left join of which nothing is asked, as for a count; to read jobs in the order of their companies it has to
 * begin there, which only an inner one allows.
 */
function jobsOf(db: Database, byCompany: boolean) {
  const jobs = db.selectFrom('job_offers')
  const joined = jobs.innerJoin('companies', 'companies.id', 'job_offers.company_id')
  return byCompany ? joined : (jobs.leftJoin('companies', 'companies.id', 'job_offers.company_id') as unknown as typeof joined)
}

/** So much of a title is sure to be in its key, which is cut at 200 characters: normalized, a character seldom becomes more than two. */
const SURELY_WHOLE = 100

// Most references are plain letters, of which nothing has to be normalized.
const referenceKey = sql`case when octet_length(reference_number) = char_length(reference_number) then lower(reference_number)
  else lower(normalize(reference_number, nfkc)) end`

/** In the title, the reference, the id or the company's name, in any width and case: asked of indexes that hold them, apart from the list's order. */
function isNamed(word: string) {
  const plain = word.normalize('NFKC').toLowerCase()
  const holds = (text: RawBuilder<unknown>) => sql`strpos(${text}, ${plain}) > 0`
  return sql<SqlBool>`job_offers.id = any(array(select named.id from (select id, position_title, company_id from job_offers) as named
    where ${holds(titleKey)} or (char_length(position_title) > ${sql.lit(SURELY_WHOLE)} and ${holds(byName(sql`position_title`))})
      or ${holds(sql`named.id::text`)} or named.id in (select id from job_offers where reference_number is not null and ${holds(referenceKey)})
      or company_id in (select id from companies as owners where ${holds(byName(sql`owners.name`))})))`
}

/** Jobs of all companies, drafts included: on request the longest overdue first, else the latest changed. */
export async function listJobsToOperators(
  { db, now }: Pick<OperatorContext, 'db' | 'now'>,
  { q, company_id, job_state, freshness, published_from, published_until, sort, page = 1, per_page = PAGE_SIZE }: OperatorJobSearch,
) {
  const { is, counts } = freshnessOf(now())
  let found = jobsOf(db, sort === 'company' || sort === '-company')
  if (company_id) found = found.where('job_offers.company_id', '=', company_id)
  if (job_state) found = found.where('job_offers.state', '=', job_state)
  if (freshness)
    found = found
      .where('job_offers.state', '=', sql.lit('published'))
      .where(is[freshness])
      .where('companies.state', '=', 'active')
      .where('companies.end_of_contract', '=', false)
  if (freshness === 'unconfirmed') found = found.where('companies.is_unclaimed', '=', false)
  if (published_from) found = found.where('published_at', '>=', startOfDay(published_from))
  if (published_until) found = found.where('published_at', '<', startOfDay(dayAfter(published_until)))
  for (const word of q?.split(/\s+/).filter(Boolean) ?? []) found = found.where(isNamed(word))
  const { total } = await found.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow()
  const listed = found
    .select(['job_offers.id', 'position_title', 'published_at', 'confirmed_at', 'job_offers.updated_at', sql<JobState>`job_offers.state`.as('state')])
    .select(['companies.id as of', 'companies.name', 'companies.end_of_contract', 'companies.is_demo', sql<CompanyState>`companies.state`.as('company_state')])
    .select([
      sql<string | null>`(select max(created_at) from notifications where job_id = job_offers.id and starts_with(dedupe_key, 'asked:'))`.as('asked_at'),
      sql<boolean>`exists (select from job_take_downs where job_id = job_offers.id and lifted_at is null)`.as('is_taken_down'),
    ])
  const usual = freshness ? [up(sql`confirmed_at`), ...orders.usual] : orders.usual
  const rows = await partOf(listed, { sort, page, per_page, total }, { ...orders, usual }).execute()
  const jobs = rows.map(({ of: id, name, company_state: state, end_of_contract, is_demo, ...job }) => ({
    ...job,
    company: { id, name, state, end_of_contract, is_demo },
  }))
  const counted = await db
    .selectFrom('job_offers')
    .innerJoin('companies', 'companies.id', 'job_offers.company_id')
    .where('job_offers.state', '=', sql.lit('published'))
    .where('companies.state', '=', 'active')
    .where('companies.end_of_contract', '=', false)
    .select([counts('fresh'), counts('due'), counts('left')])
    .executeTakeFirstOrThrow()
  return { jobs, total, page, per_page, counts: counted as Record<Freshness, number> }
}

/** Of published jobs. Their state is asked for once, and as a constant, so that the index of these serves the figures. */
function freshnessOf(now: Date) {
  const since = (days: number) => sql`${now}::timestamptz - make_interval(days => ${days})`
  const is: Record<Freshness | 'unconfirmed', ReturnType<typeof sql<SqlBool>>> = {
    fresh: sql`confirmed_at > ${since(DAYS_CONFIRMED)}`,
    due: sql`(confirmed_at <= ${since(DAYS_CONFIRMED)} and confirmed_at > ${since(DAYS_LISTED)})`,
    left: sql`confirmed_at <= ${since(DAYS_LISTED)}`,
    unconfirmed: sql`confirmed_at <= ${since(DAYS_CONFIRMED)}`,
  }
  return { is, counts: (name: Freshness) => sql<number>`(count(*) filter (where ${is[name]}))::int`.as(name) }
}
