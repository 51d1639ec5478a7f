import { sql } from 'kysely'
import { mkdir } from 'node:fs/promises'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { loadDemo } from '#demo/load-demo.ts'
import type { IndexedJob, JobQuery } from '#search-engine/job-index-types.ts'
import type { JobIndex } from '#search-engine/job-index.ts'
import { seededRandom } from '#search-engine/seeded-random.ts'
import { IndexSync } from '#server/jobs/postings/index-sync.ts'
import { indexedJobs } from '#server/jobs/postings/indexed-jobs.ts'
import { wantedOf } from '#server/matching/rules/wanted.ts'
import { weighed } from '#server/matching/rules/weighed.ts'
import type { Wishes } from '#server/matching/rules/wishes.ts'
import { connect } from '#server/platform/database/connect.ts'
import { migrate } from '#server/platform/database/migrate/migrate.ts'
import { openDatabase } from '#server/platform/database/open-database.ts'
import { settings } from '#server/settings.ts'

const TURNS = 300
const WARM_UP = 50

/** Prints what searches cost, each with total, facets, what-ifs and first page, every one by other wishes. */
export const measureMatching = (jobIndex: JobIndex, sample: IndexedJob[], now: number): void => {
  const random = seededRandom(1)
  const pick = <Item>(items: Item[]): Item => items[Math.floor(random() * items.length)]!
  const job = () => pick(sample)
  const weight = () => 1 + Math.floor(random() * 3)
  /** The wishes of a candidate who would like either of two jobs of the job index. */
  const wishes = (rules: 'five' | 'all'): Wishes => {
    const [one, other] = [job(), job()]
    const all = rules === 'all'
    return {
      user_desired_job_fields: [...new Set([...one.job_fields, ...other.job_fields])],
      skill_types: one.skill_types,
      user_desired_skill_types: other.skill_types,
      user_preferred_work_areas: [...new Set([...one.prefectures, ...other.prefectures])],
      user_desired_remote: one.remote,
      user_desired_min_salary: one.max_salary,
      user_desired_employment_types: all ? one.employment_types : [],
      user_desired_categories: all ? [...new Set([...one.company_categories, ...other.company_categories])] : [],
      user_desired_company_phases: all ? one.phase : [],
      user_desired_company_kinds: all ? one.kind : [],
      user_interest_social_issues: all ? [...new Set([...one.social_issues, ...other.social_issues])] : [],
      working_day: all ? `週${1 + Math.floor(random() * 5)}日` : '',
      availabilities: all ? [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from_minute: 540, to_minute: pick([900, 960, 1080, 1200]) })) : [],
      is_mama: false,
    }
  }
  const matching = (rules: 'five' | 'all'): JobQuery['matching'] => {
    const wanted = wantedOf(wishes(rules))
    return { criteria: weighed(wanted, Object.fromEntries(wanted.map(({ rule }) => [rule, weight()]))), salary_floor: 300 }
  }
  const ids = () => Array.from({ length: 50 }, () => job().id)
  const classes: Record<string, () => Partial<JobQuery>> = {
    'no wishes': () => ({}),
    'five wishes': () => ({ matching: matching('five') }),
    'every wish': () => ({ matching: matching('all') }),
    'every wish, without 100 jobs': () => ({
      matching: matching('all'),
      exclude_job_ids: ids(),
      exclusions: [{ parameter: 'exclude_favorited', job_ids: ids() }],
    }),
    'every wish and filters': () => ({ matching: matching('all'), prefectures: job().prefectures, remote: [1, 2] }),
    'every wish and a word of 2': () => ({ matching: matching('all'), free_word: pick(['営業', '開発', '経験', 'AI', '企画', '管理', '設計', '支援']) }),
    'every wish, page 51': () => ({ matching: matching('all'), offset: 1000 }),
  }
  console.log(`${jobIndex.size} jobs in the jobIndex, milliseconds\n\n| おすすめ | p50 | p95 | max |\n|---|---|---|---|`)
  for (const [name, query] of Object.entries(classes)) {
    const queries = Array.from({ length: TURNS + WARM_UP }, () => ({ now, facets: true, what_if: true, ...query() }))
    const times = queries.map((asked) => {
      const began = performance.now()
      jobIndex.search(asked)
      return performance.now() - began
    })
    const sorted = times.slice(WARM_UP).toSorted((a, b) => a - b)
    const at = (share: number) => (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(2)
    console.log(`| ${name} | ${at(0.5)} | ${at(0.95)} | ${at(1)} |`)
  }
}

// npm run bench:matching -- --jobs 100000: what おすすめ by a candidate's wishes costs, on the invented jobs of bench:search.

const { values } = parseArgs({ options: { jobs: { type: 'string', default: '100000' } } })
const name = `bench_${Number(values.jobs)}`
const database = await openDatabase(name)
await migrate(database.ownerUrl)
await loadDemo(database.ownerUrl, { jobs: Number(values.jobs), seed: 1, now: new Date() })

const folder = join(settings.dataDir, 'bench', `matching_${name}`)
await mkdir(folder, { recursive: true })
const db = connect(database.ownerUrl)
const { latest } = await db
  .selectFrom('job_offers')
  .select(sql<number>`floor(extract(epoch from max(confirmed_at)))::float8`.as('latest'))
  .executeTakeFirstOrThrow()
const feed = new IndexSync(db, folder)
await feed.start()

const drawn = sql<number>`(select id from job_offers order by md5(id::text) limit 2000)`
const sample = await indexedJobs(db, (jobs) => jobs.where('job_offers.id', 'in', drawn))
console.log(`${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}`)
measureMatching(feed.jobIndex, sample, latest + 1)

await db.destroy()
await database.close()
