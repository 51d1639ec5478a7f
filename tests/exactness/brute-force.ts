import { type RawBuilder, sql } from 'kysely'
import type { JobSearch } from '#contract/jobs/search/job-search.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { freeWordAlternatives } from '#search-engine/matches-job.ts'
import { normalizeText } from '#search-engine/text/normalize-text.ts'
import { indexedJobs } from '#server/jobs/postings/indexed-jobs.ts'
import { publishedJobs } from '#server/jobs/postings/published-jobs.ts'

const LISTS = {
  job_fields: sql`job_fields`,
  employment_types: sql`employment_types`,
  prefectures: sql`prefectures`,
  skill_types: sql`skill_types`,
  company_categories: sql`companies.category_ids`,
  remote: sql`array[coalesce(remote, 9)]`,
  hourly_wage: sql`array(select step from unnest(array[1000, 1200, 1500, 2000, 2500, 3000]) as step where pay_unit = 'hour' and coalesce(pay_max, pay_min) >= step)`,
  employee_range: sql`array[companies.employee_range]`,
  phase: sql`array[case when feature1 then 1 end, case when feature2 then 2 end, case when feature3 then 3 end]`,
  kind: sql`array[case when feature4 then 4 end, case when feature5 then 5 end, case when feature6 then 6 end, case when feature7 then 7 end]`,
}
const upperPay = sql`coalesce(max_salary, min_salary)`
const recency = sql`floor(extract(epoch from confirmed_at)) desc, job_offers.id desc`
const orders = {
  2: sql`floor(extract(epoch from job_offers.published_at)) desc, job_offers.id desc`,
  3: sql`floor(extract(epoch from job_offers.updated_at)) desc, job_offers.id desc`,
  4: sql`${upperPay} desc nulls last, ${recency}`,
}

/** The texts that the job index searches, as PostgreSQL holds them now, in the job index's spelling. */
export async function writeNormalisedTexts(db: Database) {
  await sql`create temp table if not exists normalised (job_id integer primary key, title text, skills text, body text, company_name text) on commit drop`.execute(
    db,
  )
  await sql`truncate normalised`.execute(db)
  for (const job of await indexedJobs(db)) {
    const texts = [job.title, job.skills, job.body, job.company_name.replaceAll('\n', ' ')].map((text) => normalizeText(text.replaceAll('\0', '')))
    await sql`insert into normalised values (${job.id}, ${sql.join(texts)})`.execute(db)
  }
}

/** Reads every published job for one search: slow and plainly right. */
export async function bruteForce(db: Database, now: Date, search: JobSearch) {
  const { free_word = '', company_name = '', min_salary, flex, is_premium, sort = 1, page = 1 } = search
  const words = freeWordAlternatives(free_word)
  const isIn = (text: RawBuilder<unknown>, alternatives: string[]) =>
    sql<boolean>`(${sql.join(
      alternatives.map((one) => sql`strpos(${text}, ${one}) > 0`),
      sql` or `,
    )})`
  const all = (conditions: RawBuilder<boolean>[]) => (conditions.length ? sql.join(conditions, sql` and `) : sql`true`)

  let found = publishedJobs(db, now).innerJoin(sql<{ job_id: number }>`normalised`.as('normalised'), 'normalised.job_id', 'job_offers.id')
  for (const { alternatives, excluded } of words) {
    const isFound = isIn(sql`concat(normalised.title, E'\n', normalised.skills, E'\n', normalised.body)`, alternatives)
    found = found.where(excluded ? sql<boolean>`not ${isFound}` : isFound)
  }
  const name = normalizeText(company_name).trim()
  if (name) found = found.where(sql<boolean>`strpos(normalised.company_name, ${name}) > 0`)
  for (const [parameter, column] of Object.entries(LISTS)) {
    const chosen = search[parameter as keyof typeof LISTS]
    if (chosen?.length) found = found.where(sql<boolean>`${column}::integer[] && ${chosen}::integer[]`)
  }
  if (flex !== undefined) found = found.where('flex', '=', flex)
  // Asked of the table itself, not through the expression that the job index is filled with.
  if (is_premium !== undefined) found = found.where('job_offers.id', is_premium ? 'in' : 'not in', (query) => query.selectFrom('premium_jobs').select('job_id'))
  if (min_salary !== undefined) found = found.where(sql<boolean>`${upperPay} >= ${min_salary}`)

  const wanted = words.filter(({ excluded }) => !excluded)
  const tier = sql`case
    when ${all(wanted.map(({ alternatives }) => isIn(sql`normalised.title`, alternatives)))} then 0
    when ${all(wanted.map(({ alternatives }) => isIn(sql`concat(normalised.title, E'\n', normalised.skills)`, alternatives)))} then 1
    else 2 end`
  const order = sort === 1 ? sql`${tier}, ${recency}` : orders[sort as 2 | 3 | 4]
  const ids = await found
    .select('job_offers.id')
    .orderBy(order)
    .limit(20)
    .offset((page - 1) * 20)
    .execute()
  const { total } = await found.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  return { total, ids: ids.map(({ id }) => id) }
}
