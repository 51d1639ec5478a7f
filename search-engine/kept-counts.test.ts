import { expect, test } from 'vitest'
import type { IndexedJob, JobQuery } from './job-index-types.ts'
import { JobIndex } from './job-index.ts'
import { searchPlan } from './query/search-plan.ts'
import { sampleJobs } from './sample-jobs.ts'
import { seededRandom } from './seeded-random.ts'
import { type JobDocument, jobDocument } from './segment/job-document.ts'

const now = 1_800_000_000
const random = seededRandom(5)
const ids = Array.from({ length: 120 }, (_, at) => at + 1)
const documents: JobDocument[] = sampleJobs(random, ids, now).map((sample) => {
  const job: IndexedJob = { ...sample, places: [`1310${sample.id % 3}`, `1320${sample.id % 2}`], walk_minutes: 1 + (sample.id % 9) }
  const document = jobDocument({ ...job, confirmed_at: now - sample.id * 3600 }, [])
  return { ...document, values: [...document.values, ['own_skills', [sample.id % 4]], ['reader', [sample.id % 2]]] }
})

/** What is not chosen again between two searches, and what is. */
const pairs: [base: Partial<JobQuery>, other: Partial<JobQuery>][] = [
  [{ places: ['13100'] }, { places: ['13101'] }],
  [{ places: ['13100'] }, { places: ['13100', '13101'] }],
  [{ places: ['13100'] }, { places: ['13100'], within_places: ['13200'] }],
  [{ walk_minutes: 3 }, { walk_minutes: 6 }],
  [{ confirmed_within: 1 }, { confirmed_within: 3 }],
  [{ confirmed_within: 2 }, { confirmed_within: 2, now: now + 86_400 }],
  [{ person: { own_skills: [1] } }, { person: { own_skills: [2] } }],
  [{ flex: true }, { flex: false }],
  [{ is_premium: true }, {}],
  [{ inexperienced_ok: true }, { short_hours: true }],
  [{ stock_option: true }, { stock_option: false }],
  [{ week_days: [1] }, { week_days: [2] }],
  [{ annual_holidays: [1] }, { annual_holidays: [2] }],
  [{ intended_for: [1] }, { intended_for: [2] }],
  [{ job_fields: [1] }, { skill_types: [1] }],
  [{ min_salary: 400 }, { min_salary: 700 }],
  [{ company_name: 'メバエ1' }, { company_name: 'メバエ2' }],
  [{ free_word: 'エンジニア' }, { free_word: 'エンジニア 営業' }],
  [{ free_word: 'エンジニア 営業' }, { free_word: 'エンジニア 営業', optional_words: ['営業'] }],
  [
    { free_word: 'エンジニア 営業', optional_words: ['営業'] },
    { free_word: 'エンジニア 営業', optional_words: ['エンジニア', '営業'] },
  ],
  [{ free_word: '在宅勤務' }, { free_word: '在宅勤務', without_synonyms: ['テレワーク'] }],
  [{}, { facets: ['own_skills', 'flex'] }],
  [{}, { now: now + 43 * 86_400 }],
]
/** One viewer's own: nothing of them is kept. */
const own: Partial<JobQuery>[] = [
  { among: { parameter: 'reader', value: 1, or_ids: [2, 4] } },
  { company_ids: [1, 2, 3] },
  { exclude_job_ids: [1, 2, 3] },
  { exclude_company_ids: [1, 2, 3] },
  { exclusions: [{ parameter: 'exclude_applied', job_ids: [5, 6, 7] }] },
  { matching: { criteria: [{ weight: 1, fits: [{ parameter: 'prefectures', chosen: [1] }], rests_on: 'prefectures' }], without_mismatch: true } },
]

const countsOf = (index: JobIndex, query: Partial<JobQuery>) => {
  const { facets, salary_histogram } = index.search({ now, limit: 0, facets: true, ...query })
  return { facets, salary_histogram }
}
/** Of an index that was asked nothing before. */
const counted = (jobs: JobDocument[], query: Partial<JobQuery>) => {
  const index = new JobIndex()
  index.apply({ upsert: jobs })
  return countsOf(index, query)
}

test.for([...pairs, ...own.map((other): [Partial<JobQuery>, Partial<JobQuery>] => [{}, other])])(
  'after %j the counts of %j are its own',
  async ([base, other]) => {
    const index = await JobIndex.build([documents])
    const expected = [counted(documents, base), counted(documents, other)]
    expect(expected[0]).not.toEqual(expected[1])
    expect([countsOf(index, base), countsOf(index, other), countsOf(index, base), countsOf(index, other)]).toEqual([...expected, ...expected])
  },
)

test('counts are kept for the next page, another order or wishes, until a job changes, and never what is a viewer’s own', async () => {
  const kept = (query: Partial<JobQuery>) => searchPlan({ now, facets: true, places: ['13100'], ...query }).kept
  const paged: Partial<JobQuery>[] = [{ offset: 20 }, { limit: 5 }, { sort: 3 }, { what_if: true }, { matching: { criteria: [] } }, { count_places: ['13101'] }]
  for (const query of paged) expect(kept(query)).toBe(kept({}))
  expect(kept({})).not.toBe(undefined)
  for (const query of own) expect(kept(query)).toBe(undefined)

  const index = await JobIndex.build([documents])
  const whole = countsOf(index, {})
  const moved = documents.map((document) => (document.id === 8 ? { ...document, values: documents[8]!.values } : document)).filter(({ id }) => id !== 3)
  index.apply({ remove: [3], upsert: moved.filter(({ id }) => id === 8) })
  expect(countsOf(index, {})).toEqual(counted(moved, {}))
  expect(countsOf(index, {})).not.toEqual(whole)
})
