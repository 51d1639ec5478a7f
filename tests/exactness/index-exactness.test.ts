import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Database } from '#server/platform/database/connect.ts'
import { seededRandom } from '#search-engine/seeded-random.ts'
import { test, today } from '#server/testing.ts'
import { IndexSync } from '#server/jobs/postings/index-sync.ts'
import { publishedJobs } from '#server/jobs/postings/published-jobs.ts'
import { bruteForce, writeNormalisedTexts } from './brute-force.ts'
import { randomJob } from './random-jobs.ts'
import { randomSearch } from './random-searches.ts'

const SEED = 20_261_121
const SEARCHES_A_WAVE = 150
const jobRoom = { now: Math.floor(today.getTime() / 1000), limit: 20, facets: true, what_if: true }

test('the jobIndex answers 450 random searches as a scan of the tables does, after every wave of changes', { timeout: 120_000 }, async ({ db }) => {
  const random = seededRandom(SEED)
  // Changes are noted at commit; here at once, for this transaction never commits.
  await sql`set constraints all immediate`.execute(db)
  const folder = await mkdtemp(join(tmpdir(), 'market-'))
  const feed = new IndexSync(db, folder)
  await feed.start()
  const companies = await addCompanies(db, random)

  const waves = [
    () => addJobs(db, random, companies, 250),
    () => changeJobs(db, random, companies),
    async () => {
      await addJobs(db, random, companies, 60)
      await sql`delete from job_offers where id % 7 = 0`.execute(db)
      await sql`update companies set name = '㈱かわった' || id, feature4 = not feature4, employee_range = 5 where id % 3 = 0`.execute(db)
    },
  ]
  for (const [wave, change] of waves.entries()) {
    await change()
    await feed.catchUp()
    expect(sorted(feed.jobIndex.offersByCompany(Math.floor(today.getTime() / 1000)))).toEqual(await offersOf(db))
    await writeNormalisedTexts(db)
    const texts = await textsOf(db)
    for (let turn = 0; turn < SEARCHES_A_WAVE; turn++) {
      const search = randomSearch(random, texts)
      const { ids, total } = feed.jobIndex.search({ ...search, sort: search.sort as 1 | 2 | 3 | 4, ...jobRoom, offset: ((search.page ?? 1) - 1) * 20 })
      expect({ wave, turn, search, ids, total }).toEqual({ wave, turn, search, ...(await bruteForce(db, today, search)) })
    }
  }
  await feed.saved
  await rm(folder, { recursive: true })
})

test('facets and what-if counts are what choosing or dropping gives', { timeout: 60_000 }, async ({ db }) => {
  const random = seededRandom(SEED + 1)
  await sql`set constraints all immediate`.execute(db)
  const folder = await mkdtemp(join(tmpdir(), 'market-'))
  const feed = new IndexSync(db, folder)
  await feed.start()
  await addJobs(db, random, await addCompanies(db, random), 200)
  await feed.catchUp()
  await writeNormalisedTexts(db)
  const texts = await textsOf(db)

  for (let turn = 0; turn < 25; turn++) {
    const search = { ...randomSearch(random, texts), page: undefined }
    const { facets, what_if } = feed.jobIndex.search({ ...search, sort: 1, ...jobRoom })
    for (const parameter of ['job_fields', 'employment_types', 'prefectures', 'remote', 'phase', 'company_categories'] as const) {
      if (search[parameter]) continue
      for (const { id, count } of facets?.[parameter] ?? []) {
        expect({ turn, search, parameter, id, count: (await bruteForce(db, today, { ...search, [parameter]: [id] })).total }).toEqual({
          turn,
          search,
          parameter,
          id,
          count,
        })
      }
    }
    if (search.is_premium === undefined) {
      const premium = facets?.is_premium?.find(({ id }) => id === 1)?.count ?? 0
      expect({ turn, search, premium }).toEqual({ turn, search, premium: (await bruteForce(db, today, { ...search, is_premium: true })).total })
    }
    const dropped = what_if?.find(({ parameter }) => parameter === 'min_salary')
    if (search.min_salary) expect(dropped?.total).toBe((await bruteForce(db, today, { ...search, min_salary: undefined })).total)
  }
  await feed.saved
  await rm(folder, { recursive: true })
})

const addCompanies = (db: Database, random: () => number) =>
  db
    .insertInto('companies')
    .values(
      Array.from({ length: 12 }, (_, n) => ({
        name: `${['株式会社メバエ', '㈱芽', 'Lab ', '合同会社ﾒﾊﾞｴ'][n % 4]}${n}`,
        state: n === 11 ? 'suspended' : 'active',
        end_of_contract: n === 10,
        employee_range: n % 6 || null,
        category_ids: [1, 8, 9, 15].filter(() => random() < 0.4),
        feature1: n % 3 === 0,
        feature2: n % 3 === 1,
        feature4: random() < 0.5,
        feature7: random() < 0.5,
      })),
    )
    .returning('id')
    .execute()

async function addJobs(db: Database, random: () => number, companies: { id: number }[], count: number) {
  const jobs = Array.from({ length: count }, () => randomJob(random, companies[Math.floor(random() * companies.length)]?.id ?? 0, today))
  await db.insertInto('job_offers').values(jobs).execute()
  await markJobs(db)
}

/** New words, closings, drafts, confirmations: all that can move a job in the job index or out of it. */
async function changeJobs(db: Database, random: () => number, companies: { id: number }[]) {
  for (const { id } of await db.selectFrom('job_offers').select('id').orderBy('id').execute()) {
    const chance = random()
    const job = db.updateTable('job_offers').where('id', '=', id)
    if (chance < 0.3) await job.set({ ...randomJob(random, companies[0]?.id ?? 0, today) }).execute()
    else if (chance < 0.4) await job.set({ state: 'closed', closed_at: today.toISOString(), closed_reason: 'filled' }).execute()
    else if (chance < 0.5) await job.set({ state: 'paused' }).execute()
    else if (chance < 0.6) await job.set({ confirmed_at: today.toISOString() }).execute()
  }
  await markJobs(db)
}

/** Operators' marks for senior people come to some jobs and leave others; nothing else of those jobs changes. */
async function markJobs(db: Database) {
  await sql`delete from premium_jobs where job_id % 2 = 0`.execute(db)
  await sql`insert into premium_jobs (job_id, marked_at) select id, now() from job_offers where id % 5 < 2 on conflict do nothing`.execute(db)
}

async function textsOf(db: Database) {
  const jobs = await db.selectFrom('job_offers').select(['position_title', 'description', 'required_skills']).execute()
  return jobs.flatMap(({ position_title, description, required_skills }) => [position_title, description, required_skills])
}

const sorted = (offers: ReadonlyMap<number, { jobs_count: number; last_confirmed_at: number }>) =>
  [...offers].map(([company_id, offer]) => ({ company_id, ...offer })).toSorted((one, other) => one.company_id - other.company_id)

const offersOf = (db: Database) =>
  publishedJobs(db, today)
    .select(({ fn }) => [
      'company_id',
      fn.countAll<number>().as('jobs_count'),
      sql<number>`floor(extract(epoch from max(job_offers.confirmed_at)))::float8`.as('last_confirmed_at'),
    ])
    .groupBy('company_id')
    .orderBy('company_id')
    .execute()
