import { rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { JobSearch } from '#contract/jobs/search/job-search.ts'
import { PAGE_SIZE } from '#contract/platform/page.ts'
import { type FacetParameter, type IndexedJob, type JobQuery } from '#search-engine/job-index-types.ts'
import { JobIndex } from '#search-engine/job-index.ts'
import { seededRandom } from '#search-engine/seeded-random.ts'
import { readJobSearch } from '#server/jobs/postings/reading/read-job-search.ts'
import { didYouMean } from '#server/jobs/postings/words/did-you-mean.ts'
import { queryClasses } from './query-classes.ts'

const quantile = (times: number[], share: number): string =>
  (times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0).toFixed(2)
const row = (name: string, cold: number[], again: number[], cpu: number): string =>
  `| ${[name, ...[0.5, 0.95, 1].map((share) => quantile(cold, share)), quantile(again, 0.95), cpu.toFixed(2)].join(' | ')} |`
const took = (run: () => void): number => {
  const began = performance.now()
  run()
  return performance.now() - began
}
const cpuOf = (run: () => void): number => {
  const began = process.cpuUsage()
  run()
  const { user, system } = process.cpuUsage(began)
  return (user + system) / 1_000
}

/** Of so many tries the fastest counts, because other work on the machine only ever adds to a time. */
const TRIES = 4
/** What the page counts before anybody opens a fold of its filters (web/jobs/filters/filter-groups.ts). */
const countedAtFirst: FacetParameter[] = ['job_fields', 'prefectures', 'remote', 'employment_types', 'kind', 'flex', 'short_hours', 'is_premium']
/** The same parameters in an order that was not asked yet, so that the index finds no kept counts. */
const facetsIn = (turn: number): FacetParameter[] => [...countedAtFirst.slice(turn), ...countedAtFirst.slice(0, turn)]

/** What the page does before it reads the jobs found: reads what was typed, searches, counts, and offers another word where few were found. */
const answer = (jobIndex: JobIndex, { page = 1, sort = 1, ...asked }: JobSearch, now: number, facets: FacetParameter[]): void => {
  const { conditions } = readJobSearch(asked)
  const query: JobQuery = { ...conditions, now, sort: sort as 1 | 2 | 3 | 4, offset: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE }
  const { total } = jobIndex.search({ ...query, facets })
  didYouMean(jobIndex, query, total, asked.free_word)
}
const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(0)} MB`

/** Prints the times of searches in a built index: reading of the query, total, facets and page each, the counts of facets not kept and then kept. */
export const measureJobIndex = async (
  jobIndex: JobIndex,
  sample: IndexedJob[],
  options: { now: number; seed?: number; perClass?: number; snapshot?: boolean },
): Promise<void> => {
  const classes = queryClasses(sample, seededRandom(options.seed ?? 1), options.perClass ?? 300)
  for (const { searches } of queryClasses(sample, seededRandom(99), 30)) for (const search of searches) answer(jobIndex, search, options.now, facetsIn(0))
  console.log(`${jobIndex.size} jobs in the index, milliseconds\n\n| class | p50 | p95 | max | again, p95 | CPU |\n|---|--:|--:|--:|--:|--:|`)
  for (const { name, searches } of classes) {
    const turns = Array.from({ length: TRIES }, (_, turn) => facetsIn(turn))
    let cold: number[] = []
    const cpu = cpuOf(() => {
      const times = turns.map((facets) => searches.map((search) => took(() => answer(jobIndex, search, options.now, facets))))
      cold = searches.map((_, i) => Math.min(...times.map((each) => each[i]!)))
    })
    const again = searches.map((search) => Math.min(...turns.map((facets) => took(() => answer(jobIndex, search, options.now, facets)))))
    console.log(row(name, cold, again, cpu / TRIES / searches.length))
  }
  const typed: string[] = sample.slice(0, 200).flatMap((job) => [1, 2, 4].map((length) => job.title.slice(0, length)))
  jobIndex.suggest('あ', 8, options.now)
  const suggest = (text: string) => took(() => jobIndex.suggest(text, 8))
  const cpu = cpuOf(() => typed.forEach(suggest))
  const best = typed.map((text) => Math.min(suggest(text), suggest(text), suggest(text)))
  console.log(row('suggestions', best, best, cpu / typed.length))

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
