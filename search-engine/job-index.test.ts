import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { JobIndex } from './job-index.ts'
import { answerByReading } from './answer-by-reading.ts'
import { type IndexedJob, type JobQuery, listParameters, switchParameters } from './job-index-types.ts'
import { sampleJobs } from './sample-jobs.ts'
import { seededRandom } from './seeded-random.ts'

// Merges rest at every step, so that changes and searches fall into the middle of them.
const options = { mergeAt: 40, densePlaces: 10, sliceMilliseconds: 0 }
const now = 1_800_000_000
const words = [
  'PM',
  'api',
  'python',
  'エンジニア',
  'ルーティン',
  '京都',
  'テレワーク',
  '在宅',
  '開発者',
  'eigyou',
  'engineer',
  'サイエンス',
  'Google',
  'go',
  '営業',
]

const randomQuery = (random: () => number, jobs: IndexedJob[]): JobQuery => {
  const below = (end: number) => Math.floor(random() * end)
  const word = () => {
    const job = jobs[below(jobs.length)]!
    const text = [job.title, job.skills, job.body][below(3)]!.replaceAll('"', '')
    const start = below(text.length)
    const part = text.slice(start, start + 1 + below(8))
    const kind = random()
    if (kind < 0.15) return `-${part}`
    if (kind < 0.3) return `"${part}"`
    if (kind < 0.45) return words[below(words.length)]!
    if (kind < 0.5) return ['ラーメン', 'らーめん', 'サーバ', 'さーば', 'こーど', 'のと', 'GO', 'ｶｽﾀﾏ', '- ', '"x', '社', 'なし'][below(12)]!
    return part
  }
  const q: JobQuery = {
    now: now + below(20) * 86_400,
    facets: true,
    what_if: true,
    sort: (1 + below(4)) as 1 | 2 | 3 | 4,
    offset: random() < 0.2 ? below(300) : 0,
  }
  if (random() < 0.8) q.free_word = Array.from({ length: 1 + below(3) }, word).join([' ', '　'][below(2)])
  if (random() < 0.2) q.without_synonyms = ['テレワーク', 'デベロッパー', 'セールス', '在宅勤務'].slice(below(3))
  for (const name of listParameters) if (random() < 0.12) q[name] = Array.from({ length: 1 + below(3) }, () => below(6))
  for (const name of switchParameters) if (random() < 0.08) q[name] = random() < 0.6
  if (random() < 0.15) q.min_salary = 200 + below(700)
  if (random() < 0.1) q.confirmed_within = 1 + below(44)
  if (random() < 0.1) q.company_name = ['メバエ1', '(株)', '株式会社メバエ', 'x'][below(4)]!
  if (random() < 0.1) q.company_ids = Array.from({ length: 5 }, () => below(30))
  if (random() < 0.2) q.exclude_job_ids = Array.from({ length: 5 }, () => below(400))
  if (random() < 0.1) q.exclude_company_ids = [below(30)]
  if (random() < 0.2) q.exclusions = [{ parameter: 'exclude_applied', job_ids: Array.from({ length: 9 }, () => below(400)) }]
  return q
}

describe('the index answers as if every job were read', () => {
  let folder = ''
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'market-'))
  })
  afterAll(() => rm(folder, { recursive: true }))

  const agrees = (jobIndex: JobIndex, truth: Map<number, IndexedJob>, random: () => number, queries: number) => {
    const jobs = [...truth.values()]
    expect(jobIndex.size).toBe(jobs.length)
    for (let i = 0; i < queries; i++) {
      const query = randomQuery(random, jobs)
      const { version: _, ...result } = jobIndex.search(query)
      expect({ query, result }).toEqual({ query, result: answerByReading(jobs, query) })
    }
  }

  for (const seed of [1, 2, 3]) {
    test(`after building, changes, merges and a snapshot (seed ${seed})`, async () => {
      const random = seededRandom(seed)
      const ids = (count: number) => Array.from({ length: count }, () => Math.floor(random() * 400))
      const truth = new Map(sampleJobs(random, [...new Set(ids(300))], now).map((job) => [job.id, job]))
      let jobIndex = await JobIndex.build([[...truth.values()]], options)
      agrees(jobIndex, truth, random, 150)
      for (let round = 0; round < 12; round++) {
        await setImmediate() // a merge goes on for one slice
        const upsert = sampleJobs(random, ids(20), now)
        const reconfirmed = [...truth.values()].slice(0, 5).map((job) => ({ ...job, confirmed_at: now + round }))
        const remove = ids(6)
        jobIndex.apply({ remove, upsert: [...upsert, ...reconfirmed] })
        for (const id of remove) truth.delete(id)
        for (const job of [...upsert, ...reconfirmed]) truth.set(job.id, job)
        agrees(jobIndex, truth, random, 12)
        if (round % 4 === 3) await jobIndex.merged()
        if (round % 4 === 2) {
          await jobIndex.save(join(folder, `${seed}`), { sequence: round })
          jobIndex = (await JobIndex.load(join(folder, `${seed}`), options))!.jobIndex
        }
        agrees(jobIndex, truth, random, 12)
      }
      await jobIndex.merged()
      agrees(jobIndex, truth, random, 50)
      expect(jobIndex.size).toBe(truth.size)
    }, 240_000)
  }
})
