import { sql } from 'kysely'
import { placesOfJob, searchedPlaces } from '#contract/jobs/places/places-of-job.ts'
import type { JobSearch } from '#contract/jobs/search/job-search.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { matchesJob } from '#search-engine/matches-job.ts'
import { spreadCompanies } from '#search-engine/query/spread-companies.ts'
import { scoresByReading } from '#search-engine/testing.ts'
import { normalizeText } from '#search-engine/text/normalize-text.ts'
import { indexedJobs } from '#server/jobs/postings/indexed-jobs.ts'
import { publishedJobs } from '#server/jobs/postings/published-jobs.ts'

const LISTS = {
  job_fields: sql`job_fields`,
  employment_types: sql`employment_types`,
  skill_types: sql`skill_types`,
  company_categories: sql`companies.category_ids`,
  remote: sql`array[coalesce(remote, 9)]`,
  hourly_wage: sql`array(select step from unnest(array[1000, 1200, 1500, 2000, 2500, 3000]) as step where pay_unit = 'hour' and coalesce(pay_max, pay_min) >= step)`,
  week_days: sql`array(select step from generate_series(1, 4) as step where coalesce(min_week_work_days, max_week_work_days) <= step)`,
  annual_holidays: sql`array(select step from unnest(array[105, 110, 115, 120, 125, 130]) as step where annual_holidays >= step)`,
  intended_for: sql`intended_for`,
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

type Texts = { job_id: number; title: string; skills: string; body: string; company_name: string }

/** Reads every published job for one search: slow and plainly right. */
export async function bruteForce(db: Database, now: Date, search: JobSearch) {
  const {
    free_word = '',
    without_synonyms,
    company_name = '',
    places,
    prefectures,
    walk_minutes,
    confirmed_within,
    min_salary,
    is_premium,
    sort = 1,
    page = 1,
  } = search
  const all = await publishedJobs(db, now)
    .innerJoin(sql<Texts>`normalised`.as('normalised'), 'normalised.job_id', 'job_offers.id')
    .select(['job_offers.id', 'job_offers.company_id', 'normalised.title', 'normalised.skills', 'normalised.body'])
    .select(['job_offers.address', 'job_offers.address2', 'job_offers.address3', 'nearest_station', 'prefectures'])
    .execute()
  const isThere = (job: Parameters<typeof placesOfJob>[0]) => {
    const read = placesOfJob(job)
    const there = new Set(searchedPlaces(read))
    return (
      (!prefectures?.length || prefectures.some((one) => read.prefectures.includes(one))) &&
      (!places?.length || places.some((place) => there.has(place))) &&
      (walk_minutes === undefined || (read.walk_minutes ?? Number.POSITIVE_INFINITY) <= walk_minutes)
    )
  }
  const answering = all.filter((job) => matchesJob([job.title, job.skills, job.body].join('\n'), free_word, without_synonyms, job.title) && isThere(job))

  let found = publishedJobs(db, now).innerJoin(sql<Texts>`normalised`.as('normalised'), 'normalised.job_id', 'job_offers.id')
  found = found.where(sql<boolean>`job_offers.id = any(${answering.map(({ id }) => id)}::integer[])`)
  const name = normalizeText(company_name).trim()
  if (name) found = found.where(sql<boolean>`strpos(normalised.company_name, ${name}) > 0`)
  for (const [parameter, column] of Object.entries(LISTS)) {
    const chosen = search[parameter as keyof typeof LISTS]
    if (chosen?.length) found = found.where(sql<boolean>`${column}::integer[] && ${chosen}::integer[]`)
  }
  for (const column of ['flex', 'inexperienced_ok', 'short_hours', 'stock_option'] as const) {
    const asked = search[column]
    if (asked !== undefined) found = found.where(column, '=', asked)
  }
  // Asked of the table itself, not through the expression that the job index is filled with.
  if (is_premium !== undefined) found = found.where('job_offers.id', is_premium ? 'in' : 'not in', (query) => query.selectFrom('premium_jobs').select('job_id'))
  if (confirmed_within !== undefined)
    found = found.where(
      sql<boolean>`(${now}::timestamptz at time zone 'Asia/Tokyo')::date - (confirmed_at at time zone 'Asia/Tokyo')::date < ${confirmed_within}`,
    )
  if (min_salary !== undefined) found = found.where(sql<boolean>`${upperPay} >= ${min_salary}`)

  const inOrder = await found
    .select('job_offers.id')
    .orderBy(sort === 1 ? recency : orders[sort as 2 | 3 | 4])
    .execute()
  const scored = sort === 1 ? scoresByReading(all, answering, free_word, without_synonyms) : undefined
  const scoreOf = new Map(Array.from(scored ?? [], ([{ id }, score]) => [id, score]))
  const companyOf = new Map(all.map(({ id, company_id }) => [id, company_id]))
  const best = inOrder.map(({ id }) => id).toSorted((a, b) => (scoreOf.get(b) ?? 0) - (scoreOf.get(a) ?? 0))
  const ids = (
    scored
      ? spreadCompanies(
          best,
          (id) => companyOf.get(id),
          (id) => scoreOf.get(id) ?? 0,
        )
      : best
  ).slice((page - 1) * 20, page * 20)
  const { total } = await found.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  return { total, ids }
}
