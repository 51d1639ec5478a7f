import { type SqlBool, sql } from 'kysely'
import type { OperatorCompanySearch } from '#contract/operations/companies/operator-companies.ts'
import type { CompanyState } from '#contract/accounts/members/company-roles.ts'
import { PAGE_SIZE } from '#contract/platform/page.ts'
import { startOfDay } from '#contract/platform/time/japan-time.ts'
import { dayAfter } from '#server/hiring/analytics/period.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { ordersBy, partOf } from '#server/platform/database/sorting/part-of.ts'
import { byName, down, up } from '#server/platform/database/sorting/sorted-by.ts'
import { validApprovals } from './valid-approvals.ts'

const members = sql<number>`(select count(*)::int from company_users where company_id = companies.id)`
const publishedJobs = sql<number>`(select count(*)::int from job_offers where company_id = companies.id and state = 'published')`

/** It was refused last, and has changed nothing since: it waits for the company, not for an operator. */
const awaitsCorrection = sql<boolean>`coalesce((select decision = 'refused' and decided_at >= companies.updated_at
  from company_decisions where company_id = companies.id order by company_decisions.id desc limit 1), false)`

/** Without another order those that wait, the longest before the others; then the newest. */
const orders = ordersBy({
  key: sql`companies.id`,
  columns: {
    name: byName(sql`name`),
    state: sql`array_position(array['pending', 'provisional', 'active', 'suspended'], state)`,
    number: sql`corporate_number`,
    domain: sql`host_of(url)`,
    members,
    jobs: publishedJobs,
    created: sql`created_at`,
  },
  filled: ['name', 'state', 'members', 'jobs', 'created'],
  usual: [down(sql`(state = 'pending')`), up(sql`case when state = 'pending' then created_at end`), down(sql`id`)],
})

/** All companies, in that order without another. */
export async function listCompaniesToOperators(
  { db }: { db: Database },
  { q, company_state, contract, unclaimed, tag, approved_from, approved_until, sort, page = 1, per_page = PAGE_SIZE }: OperatorCompanySearch,
) {
  let found = db.selectFrom('companies')
  if (company_state) found = found.where('state', '=', company_state)
  if (contract) found = found.where('end_of_contract', '=', contract === 'ended')
  if (unclaimed) found = found.where('is_unclaimed', '=', true)
  if (tag) found = found.where(sql<SqlBool>`exists (select from company_tags where company_id = companies.id and company_tags.tag = ${tag})`)
  if (approved_from || approved_until) found = found.where(isApproved(approved_from, approved_until))
  if (q) found = found.where(isNamed(q))
  const { total } = await found.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow()
  const rows = found
    .select(['id', 'name', 'end_of_contract', 'is_demo', 'is_unclaimed', 'corporate_number', 'created_at', sql<CompanyState>`state`.as('state')])
    .select([
      sql<string | null>`host_of(url)`.as('domain'),
      members.as('members'),
      publishedJobs.as('published_jobs'),
      sql<number>`(select count(*)::int from job_offers where company_id = companies.id and state = 'in_review')`.as('jobs_in_review'),
      sql<string[]>`array(select tag from company_tags where company_id = companies.id order by tag)`.as('tags'),
      awaitsCorrection.as('awaits_correction'),
    ])
  const companies = await partOf(rows, { sort, page, per_page, total }, orders).execute()
  return { companies, total, page, per_page, counts: await countsOf(db), tags: await usedTags(db) }
}

const isApproved = (from?: string, until?: string) =>
  sql<SqlBool>`companies.id in (select company_id from ${validApprovals} where ${from ? sql`decided_at >= ${startOfDay(from)}::timestamptz` : sql`true`}
    and ${until ? sql`decided_at < ${startOfDay(dayAfter(until))}::timestamptz` : sql`true`})`

const MOST_TAGS = 200

/** The tags in use, the most used first. */
const usedTags = async (db: Database) =>
  (
    await db
      .selectFrom('company_tags')
      .select('tag')
      .groupBy('tag')
      .orderBy(({ fn }) => fn.countAll(), 'desc')
      .orderBy('tag')
      .limit(MOST_TAGS)
      .execute()
  ).map(({ tag }) => tag)

const of = (state: CompanyState) => sql<number>`(count(*) filter (where state = ${state}))::int`.as(state)

const countsOf = (db: Database) =>
  db
    .selectFrom('companies')
    .select([of('provisional'), of('pending'), of('active'), of('suspended')])
    .select([sql<number>`(count(*) filter (where end_of_contract))::int`.as('ended'), sql<number>`(count(*) filter (where is_unclaimed))::int`.as('unclaimed')])
    .$castTo<Record<CompanyState | 'ended' | 'unclaimed', number>>()
    .executeTakeFirstOrThrow()

/** By its number, by a host that belongs to it, or by a part of its name in any width and case. */
export function isNamed(q: string) {
  const plain = q.normalize('NFKC').trim()
  const digits = plain.replaceAll(/[\s‐-]/g, '')
  const host = plain
    .toLowerCase()
    .replace(/^(https?:\/\/)?(.*@)?(www\.)?/, '')
    .replace(/\/[^]*$/, '')
  return sql<SqlBool>`(corporate_number = ${digits}
    or exists (select from company_keys as keys where keys.company_id = companies.id and keys.kind = 'domain' and keys.key = ${host})
    or strpos(lower(normalize(name, nfkc)), lower(${plain})) > 0
    or companies.id::text = ${plain})`
}
