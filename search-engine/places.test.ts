import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { IndexedJob } from './job-index-types.ts'
import { JobIndex } from './job-index.ts'
import { sampleJobs } from './sample-jobs.ts'
import { seededRandom } from './seeded-random.ts'

const now = 1_800_000_000
const names = Array.from({ length: 400 }, (_, at) => `${13_000 + at}`)

/** Jobs in many places, most of which have few. */
const jobsOf = (seed: number, count: number): IndexedJob[] => {
  const random = seededRandom(seed)
  const ids = Array.from({ length: count }, (_, at) => at + 1)
  return sampleJobs(random, ids, now).map((job) => ({
    ...job,
    confirmed_at: now - 60,
    places: Array.from({ length: Math.floor(random() * 4) }, () => names[Math.floor(random() ** 3 * names.length)] ?? ''),
    walk_minutes: random() < 0.5 ? null : 1 + Math.floor(random() * 20),
  }))
}
const idsOf = (jobs: IndexedJob[]) => jobs.map(({ id }) => id).toSorted((one, other) => one - other)
const found = (index: JobIndex, query: object) => index.search({ now, limit: 1_000, ...query }).ids.toSorted((one, other) => one - other)

test('jobs are found under their places and minutes, through changes, a merge and a snapshot', async () => {
  const jobs = jobsOf(1, 300)
  const index = await JobIndex.build([jobs.slice(0, 250)], { mergeAt: 1_000 })
  index.apply({ upsert: jobs.slice(250), remove: [7] })
  const moved = { ...jobs[9]!, places: ['13399'] }
  index.apply({ upsert: [moved] })
  const present = [...jobs.filter(({ id }) => id !== 7 && id !== moved.id), moved]
  const queries = [
    { places: ['13000'], is: ({ places }: IndexedJob) => places?.includes('13000') },
    { places: ['13001', '13399'], is: ({ places }: IndexedJob) => places?.some((one) => one === '13001' || one === '13399') },
    { places: ['05', '13002'], is: ({ places, prefectures }: IndexedJob) => prefectures.includes(5) || places?.includes('13002') },
    { places: ['13000'], within_places: ['13001'], is: ({ places }: IndexedJob) => places?.includes('13000') && places.includes('13001') },
    { places: ['nowhere'], is: () => false },
    { walk_minutes: 5, is: ({ walk_minutes }: IndexedJob) => typeof walk_minutes === 'number' && walk_minutes <= 5 },
    { walk_minutes: 60, places: ['13000'], is: ({ places, walk_minutes }: IndexedJob) => typeof walk_minutes === 'number' && places?.includes('13000') },
  ]
  const folder = await mkdtemp(join(tmpdir(), 'places-'))
  const file = join(folder, 'index')
  const check = (one: JobIndex) => {
    for (const { is, ...query } of queries) expect({ query, ids: found(one, query) }).toEqual({ query, ids: idsOf(present.filter((job) => is(job))) })
  }
  check(index)
  await index.merged()
  check(index)
  await index.save(file, {})
  const loaded = await JobIndex.load(file)
  check(loaded!.jobIndex)
  await rm(folder, { recursive: true })
})

test('places are counted on demand, whatever the search chooses of them, and each chosen one says what it brings', async () => {
  const jobs = jobsOf(2, 200)
  const index = await JobIndex.build([jobs.slice(0, 150)], { mergeAt: 1_000 })
  index.apply({ upsert: jobs.slice(150) })
  const { place_counts, what_if } = index.search({ now, places: ['13000', '13001'], flex: true, count_places: ['13002', 'nowhere', '13000'], what_if: true })
  const having = (place: string) => jobs.filter(({ flex, places }) => flex && places?.includes(place)).length
  expect(place_counts).toEqual([
    { place: '13002', count: having('13002') },
    { place: '13000', count: having('13000') },
  ])
  expect(what_if).toContainEqual({ parameter: 'places', value: '13000', total: having('13001') })
  expect(index.search({ now }).place_counts).toBe(undefined)
})
