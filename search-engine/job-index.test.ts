import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { JobIndex } from './job-index.ts'
import { NOT_STATED, type FacetParameter, type IndexedJob, type JobQuery, type JobResult } from './job-index-types.ts'
import { sampleJobs } from './sample-jobs.ts'
import { seededRandom } from './seeded-random.ts'
import { normalizeText } from './text/normalize-text.ts'
import { spreadCompanies } from './query/spread-companies.ts'
import { type ExpandedWord, expandWords } from './synonyms/expand-words.ts'
import { parseFreeWord } from './text/parse-free-word.ts'
import { answersWord } from './matches-job.ts'
import { scoresByReading } from './testing.ts'
import { hasWord } from './words/has-word.ts'

// Merges rest at every step, so that changes and searches fall into the middle of them.
const options = { mergeAt: 40, densePlaces: 10, sliceMilliseconds: 0 }
const now = 1_800_000_000
const lists = [
  'job_fields',
  'company_categories',
  'kind',
  'phase',
  'employee_range',
  'employment_types',
  'prefectures',
  'remote',
  'hourly_wage',
  'week_days',
  'annual_holidays',
  'intended_for',
  'skill_types',
] as const
const switches = ['flex', 'inexperienced_ok', 'short_hours', 'stock_option', 'is_premium'] as const
const normalised = new Map<string, string>()
const settled = (text: string): string => {
  let known = normalised.get(text)
  if (known === undefined) normalised.set(text, (known = normalizeText(text)))
  return known
}
const textOf = (job: IndexedJob) => settled(`${job.title}\n${job.skills}\n${job.body}`)
const valuesOf = (job: IndexedJob, parameter: FacetParameter): number[] => {
  const value = job[parameter]
  if (parameter === 'is_premium') return [job.is_premium ? 1 : 0]
  if (parameter === 'remote') return [job.remote ?? NOT_STATED]
  return value === null || value === undefined ? [] : typeof value === 'boolean' ? [value ? 1 : 0] : [value].flat()
}
const salaryOf = (job: IndexedJob) => job.max_salary ?? job.min_salary

const answers = (job: IndexedJob, q: JobQuery): boolean =>
  job.confirmed_at > q.now - 45 * 86_400 &&
  lists.every((name) => !q[name]?.length || valuesOf(job, name).some((value) => q[name]?.includes(value))) &&
  switches.every((name) => q[name] === undefined || valuesOf(job, name)[0] === (q[name] ? 1 : 0)) &&
  (q.company_name === undefined || normalizeText(job.company_name).includes(normalizeText(q.company_name).trim())) &&
  (q.min_salary === undefined || (salaryOf(job) ?? -Infinity) >= q.min_salary) &&
  (q.company_ids === undefined || q.company_ids.includes(job.company_id)) &&
  ![...(q.exclude_job_ids ?? [])].includes(job.id) &&
  ![...(q.exclude_company_ids ?? [])].includes(job.company_id) &&
  (q.exclusions ?? []).every(({ job_ids }) => !job_ids.includes(job.id)) &&
  wordsOf(q).every((word) => word.excluded !== answersWord(textOf(job), word, settled(job.title)))

const parsedWords = new Map<string, ExpandedWord[]>()
const wordsOf = ({ free_word = '', without_synonyms = [] }: JobQuery) => {
  const key = [free_word, ...without_synonyms].join('\n')
  let known = parsedWords.get(key)
  if (!known) parsedWords.set(key, (known = expandWords(parseFreeWord(free_word), without_synonyms)))
  return known
}

const textsOf = (job: IndexedJob) => ({ job, title: settled(job.title), skills: settled(job.skills), body: settled(job.body) })
const scores = (
  jobs: IndexedJob[],
  answering: IndexedJob[],
  { now, company_ids, exclude_job_ids, exclude_company_ids, ...q }: JobQuery,
): Map<IndexedJob, number> => {
  const all = jobs.filter((job) => answers(job, { now, company_ids, exclude_job_ids, exclude_company_ids }))
  const found = scoresByReading(all.map(textsOf), answering.map(textsOf), q.free_word ?? '', q.without_synonyms)
  return new Map(Array.from(found ?? [], ([{ job }, score]) => [job, score]))
}
const compare =
  (q: JobQuery, score: Map<IndexedJob, number>) =>
  (a: IndexedJob, b: IndexedJob): number => {
    const keys = (job: IndexedJob): number[] => {
      if (q.sort === 2) return [job.published_at]
      if (q.sort === 3) return [job.updated_at]
      if (q.sort === 4) return [salaryOf(job) ?? -1, job.confirmed_at]
      return [score.get(job) ?? 0, job.confirmed_at]
    }
    const [x, y] = [keys(a), keys(b)]
    for (let i = 0; i < x.length; i++) if (x[i] !== y[i]) return y[i]! - x[i]!
    return b.id - a.id
  }
const counted = (jobs: IndexedJob[], values: (job: IndexedJob) => number[]) => {
  const table = new Map<number, number>()
  for (const job of jobs) for (const id of new Set(values(job))) table.set(id, (table.get(id) ?? 0) + 1)
  return Array.from(table, ([id, count]) => ({ id, count })).sort((a, b) => a.id - b.id)
}

const bruteForce = (jobs: IndexedJob[], q: JobQuery): Omit<JobResult, 'version'> => {
  const isRanked = (q.sort ?? 1) === 1 && wordsOf(q).some((word) => !word.excluded)
  const answering = jobs.filter((job) => answers(job, q))
  const found = answering.sort(compare(q, isRanked ? scores(jobs, answering, q) : new Map()))
  const companies = new Map(found.map((job) => [job.id, job.company_id]))
  const ids = found.map((job) => job.id)
  const total = (other: JobQuery) => jobs.filter((job) => answers(job, other)).length
  const words = wordsOf(q)
  const spelled = words.map((word) => `${word.excluded ? '-' : ''}${word.isPhrase ? `"${word.text}"` : word.text}`)
  const { now, company_ids, exclude_job_ids, exclude_company_ids } = q
  const live = jobs.filter((job) => answers(job, { now, company_ids, exclude_job_ids, exclude_company_ids }))
  const expanded = words
    .map(({ text, synonyms }) => ({
      typed: text,
      also: synonyms
        .filter(({ alternatives, only_title }) => live.some((job) => alternatives.some((one) => hasWord(only_title ? settled(job.title) : textOf(job), one))))
        .map((one) => one.text),
    }))
    .filter(({ also }) => also.length > 0)
  const without = (parameter: FacetParameter | 'min_salary') => jobs.filter((job) => answers(job, { ...q, [parameter]: undefined }))
  return {
    ids: (isRanked ? spreadCompanies(ids, (id) => companies.get(id)) : ids).slice(q.offset ?? 0, (q.offset ?? 0) + (q.limit ?? 20)),
    ...(expanded.length > 0 && { expanded }),
    total: found.length,
    facets: Object.fromEntries([...lists, ...switches].map((name) => [name, counted(without(name), (job) => valuesOf(job, name))])) as JobResult['facets'],
    salary_histogram: counted(without('min_salary'), (job) => {
      const salary = salaryOf(job)
      return salary === null ? [] : [Math.floor(salary / 100) * 100]
    }),
    what_if: [
      ...words.map(({ excluded, text }, i) => ({
        parameter: 'free_word',
        value: excluded ? `-${text}` : text,
        total: total({ ...q, free_word: spelled.filter((_, other) => other !== i).join(' ') }),
      })),
      ...lists.flatMap((name) =>
        [...new Set(q[name])].map((value) => ({ parameter: name, value, total: total({ ...q, [name]: q[name]?.filter((other) => other !== value) }) })),
      ),
      ...switches.flatMap((name) => (q[name] === undefined ? [] : [{ parameter: name, total: total({ ...q, [name]: undefined }) }])),
      ...(q.company_name === undefined ? [] : [{ parameter: 'company_name', value: q.company_name, total: total({ ...q, company_name: undefined }) }]),
      ...(q.min_salary === undefined ? [] : [{ parameter: 'min_salary', value: q.min_salary, total: total({ ...q, min_salary: undefined }) }]),
      ...(q.exclusions ?? []).map(({ parameter }) => ({
        parameter,
        total: total({ ...q, exclusions: q.exclusions?.filter((other) => other.parameter !== parameter) }),
      })),
    ],
  }
}

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
  for (const name of lists) if (random() < 0.12) q[name] = Array.from({ length: 1 + below(3) }, () => below(6))
  for (const name of switches) if (random() < 0.08) q[name] = random() < 0.6
  if (random() < 0.15) q.min_salary = 200 + below(700)
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
      expect({ query, result }).toEqual({ query, result: bruteForce(jobs, query) })
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
