import { expect, test } from 'vitest'
import type { IndexedJob } from './job-index-types.ts'
import { JobIndex } from './job-index.ts'
import { sampleJobs } from './sample-jobs.ts'
import { seededRandom } from './seeded-random.ts'

const now = 1_800_000_000
const DAY = 86_400
const [sample] = sampleJobs(seededRandom(1), [1], now) as [IndexedJob]
const job = (id: number, rest: Partial<IndexedJob>): IndexedJob => ({ ...sample, id, company_id: id, confirmed_at: now - DAY, job_fields: [16], ...rest })
const bands: [number | null, number | null][] = [
  [400, 600],
  [500, 700],
  [600, 800],
  [700, 900],
  [1_000, null],
  [null, null],
]

test('the figures of a search are those of its jobs: the middle of each band, and the jobs confirmed within 30 days', async () => {
  const jobs = bands.map(([min_salary, max_salary], at) => job(at + 1, { min_salary, max_salary }))
  const index = await JobIndex.build([jobs.slice(0, 3)], { mergeAt: 1_000 })
  index.apply({ upsert: [...jobs.slice(3), job(7, { job_fields: [18], min_salary: 2_000, max_salary: 3_000 })] })
  index.apply({ upsert: [job(8, { company_id: 1, min_salary: null, max_salary: null, confirmed_at: now - 31 * DAY })] })
  expect(index.search({ now, job_fields: [16], limit: 0, figures: true })).toMatchObject({
    total: 7,
    figures: { pay: { jobs: 5, low: 600, median: 700, high: 800 }, confirmed_lately: 6, company_ids: expect.arrayContaining([1, 2, 3, 4, 5, 6]) },
  })
})

test('jobs that say nothing of their pay have no figure of it, and a search that does not ask has none at all', async () => {
  const index = await JobIndex.build([[job(1, { min_salary: null, max_salary: null })]])
  expect(index.search({ now, limit: 0, figures: true }).figures).toMatchObject({ pay: null, confirmed_lately: 1 })
  expect(index.search({ now, limit: 0 }).figures).toBe(undefined)
})
