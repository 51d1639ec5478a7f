import { rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { IndexedJob, JobQuery } from '#search-engine/job-index-types.ts'
import { JobIndex } from '#search-engine/job-index.ts'
import { seededRandom } from '#search-engine/seeded-random.ts'

type QueryClass = { name: string; queries: JobQuery[] }

/** Searches as users might type them: words cut out of real texts of the jobs, alone and with filters. */
const sampledQueries = (jobs: IndexedJob[], random: () => number, now: number, perClass: number): QueryClass[] => {
  const pick = <Item>(items: Item[]): Item | undefined => items[Math.floor(random() * items.length)]
  const word = (length: number): string => {
    for (;;) {
      const job = pick(jobs)
      const line = pick(`${job?.title}\n${job?.skills}\n${job?.body}`.split('\n')) ?? ''
      const at = Math.floor(random() * Math.max(1, line.length - length + 1))
      const part = line.slice(at, at + length)
      if (part.length === length && !/[\s"“”\-－ー]/u.test(part)) return part
    }
  }
  const filters = (): Partial<JobQuery> => {
    const job = pick(jobs)
    const all: Partial<JobQuery>[] = [
      { prefectures: job?.prefectures.slice(0, 2) },
      { job_fields: job?.job_fields.slice(0, 2) },
      { employment_types: job?.employment_types.slice(0, 1) },
      { remote: [1, 2] },
      { min_salary: 350 + Math.floor(random() * 40) * 10 },
      { kind: job?.kind.slice(0, 1) },
      { flex: true },
    ]
    return { ...pick(all), ...pick(all) }
  }
  const base = { now, facets: true }
  const classOf = (name: string, query: () => Partial<JobQuery>): QueryClass => ({
    name,
    queries: Array.from({ length: perClass }, () => ({ ...base, ...query() })),
  })
  return [
    ...[1, 2, 3, 5].map((length) => classOf(`word of ${length}`, () => ({ free_word: word(length) }))),
    classOf('two words and filters', () => ({ free_word: `${word(2)} ${word(3)}`, ...filters() })),
    classOf('filters alone', filters),
    classOf('nothing asked', () => ({})),
    classOf('word of 2 by publication', () => ({ free_word: word(2), sort: 2 })),
    classOf('word of 8', () => ({ free_word: word(8) })),
  ]
}

const quantile = (times: number[], share: number): string =>
  (times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0).toFixed(2)
const row = (name: string, times: number[]): string => `| ${[name, ...[0.5, 0.95, 1].map((share) => quantile(times, share))].join(' | ')} |`
const timed = <Result>(times: number[], run: () => Result): Result => {
  const began = performance.now()
  const result = run()
  times.push(performance.now() - began)
  return result
}
const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(0)} MB`

/** Prints the times of searches in a built index: total, facets and first page each, every query cold first and then again. */
export const measureJobIndex = async (
  jobIndex: JobIndex,
  sample: IndexedJob[],
  options: { now: number; seed?: number; perClass?: number; snapshot?: boolean },
): Promise<void> => {
  const random = seededRandom(options.seed ?? 1)
  const classes = sampledQueries(sample, random, options.now, options.perClass ?? 300)
  const warmUp = sampledQueries(sample, seededRandom(99), options.now, 30)
  for (const { queries } of warmUp) for (const query of queries) jobIndex.search(query)
  console.log(`${jobIndex.size} jobs in the index, milliseconds\n\n| class | p50 | p95 | max |\n|---|---|---|---|`)
  for (const { name, queries } of classes) {
    const [cold, warm]: [number[], number[]] = [[], []]
    for (const query of queries) timed(cold, () => jobIndex.search(query))
    for (const query of queries) timed(warm, () => jobIndex.search(query))
    console.log(row(`${name}, cold`, cold))
    console.log(row(`${name}, again`, warm))
  }
  const typed: number[] = []
  jobIndex.suggest('あ', 8, options.now)
  for (const job of sample.slice(0, 200)) for (const length of [1, 2, 4]) timed(typed, () => jobIndex.suggest(job.title.slice(0, length), 8))
  console.log(row('suggestions', typed))

  const bytes = jobIndex.bytes()
  console.log('')
  console.log(
    `text ${megabytes(bytes.text)}, index ${megabytes(bytes.index)}, columns ${megabytes(bytes.columns)}; text as UTF-8 ${megabytes(bytes.textUtf8)}; (text + index) / UTF-8 = ${((bytes.text + bytes.index) / bytes.textUtf8).toFixed(2)}; RSS ${megabytes(process.memoryUsage().rss)}`,
  )
  if (options.snapshot ?? true) {
    const file = join(tmpdir(), `market-${process.pid}.snapshot`)
    const [save, load]: [number[], number[]] = [[], []]
    let began = performance.now()
    await jobIndex.save(file, { sequence: 0 })
    save.push(performance.now() - began)
    began = performance.now()
    await JobIndex.load(file)
    load.push(performance.now() - began)
    console.log(`snapshot ${megabytes((await stat(file)).size)}, save ${quantile(save, 1)} ms, load ${quantile(load, 1)} ms`)
    await rm(file)
  }
}
