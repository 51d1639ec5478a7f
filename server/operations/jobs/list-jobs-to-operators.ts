import { type SqlBool, sql } from 'kysely'
import type { JobState } from '#contract/jobs/postings/state/job-state.ts'
import type { CompanyState } from '#contract/accounts/members/company-roles.ts'
import type { OperatorJobSearch } from '#contract/operations/companies/operator-jobs.ts'
import { PAGE_SIZE } from '#contract/platform/page.ts'
import { DAYS_CONFIRMED } from '#server/jobs/editing/days-confirmed.ts'
import { DAYS_LISTED } from '#server/jobs/postings/published-jobs.ts'
import { ordersBy, partOf } from '#server/platform/database/sorting/part-of.ts'
import { byName, down, up } from '#server/platform/database/sorting/sorted-by.ts'
import type { OperatorContext } from '#server/platform/request/viewer-contexts.ts'

type Freshness = NonNullable<OperatorJobSearch['freshness']>

const orders = ordersBy({
  key: sql`job_offers.id`,
  columns: {
    title: byName(sql`position_title`),
    company: byName(sql`companies.name`),
    state: sql`array_position(array['in_review', 'published', 'draft', 'paused', 'closed'], job_offers.state)`,
    confirmed: sql`confirmed_at`,
    updated: sql`job_offers.updated_at`,
  },
  filled: ['title', 'company', 'state', 'updated'],
  usual: [down(sql`job_offers.updated_at`), down(sql`job_offers.id`)],
})

/** Jobs of all companies, drafts included: on request the longest overdue first, else the latest changed. */
export async function listJobsToOperators(
  { db, now }: Pick<OperatorContext, 'db' | 'now'>,
  { q, company_id, job_state, freshness, sort, page = 1, per_page = PAGE_SIZE }: OperatorJobSearch,
) {
  const { is, counts } = freshnessOf(now())
  let found = db.selectFrom('job_offers').innerJoin('companies', 'companies.id', 'job_offers.company_id')
  if (company_id) found = found.where('companies.id', '=', company_id)
  if (job_state) found = found.where('job_offers.state', '=', job_state)
  if (freshness) found = found.where(is[freshness]).where('companies.state', '=', 'active').where('companies.end_of_contract', '=', false)
  for (const word of q?.split(/\s+/).filter(Boolean) ?? [])
    found = found.where(
      sql<SqlBool>`strpos(lower(normalize(concat_ws(' ', position_title, companies.name, job_offers.reference_number, job_offers.id), nfkc)), lower(normalize(${word}, nfkc))) > 0`,
    )
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
    .where('job_offers.state', '=', 'published')
    .where('companies.state', '=', 'active')
    .where('companies.end_of_contract', '=', false)
    .select([counts('fresh'), counts('due'), counts('left')])
    .executeTakeFirstOrThrow()
  return { jobs, total, page, per_page, counts: counted as Record<Freshness, number> }
}

function freshnessOf(now: Date) {
  const since = (days: number) => sql`${now}::timestamptz - make_interval(days => ${days})`
  const is: Record<Freshness, ReturnType<typeof sql<SqlBool>>> = {
    fresh: sql`job_offers.state = 'published' and confirmed_at > ${since(DAYS_CONFIRMED)}`,
    due: sql`job_offers.state = 'published' and confirmed_at <= ${since(DAYS_CONFIRMED)} and confirmed_at > ${since(DAYS_LISTED)}`,
    left: sql`job_offers.state = 'published' and confirmed_at <= ${since(DAYS_LISTED)}`,
  }
  return { is, counts: (name: Freshness) => sql<number>`(count(*) filter (where ${is[name]}))::int`.as(name) }
}
