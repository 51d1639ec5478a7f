import { rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { JobSearch } from '#contract/jobs/search/job-search.ts'
import { PAGE_SIZE } from '#contract/platform/page.ts'
import type { IndexedJob, JobQuery } from '#search-engine/job-index-types.ts'
import { JobIndex } from '#search-engine/job-index.ts'
import { seededRandom } from '#search-engine/seeded-random.ts'
import { readJobSearch } from '#server/jobs/postings/reading/read-job-search.ts'
import { didYouMean } from '#server/jobs/postings/words/did-you-mean.ts'
import { queryClasses } from './query-classes.ts'

const quantile = (times: number[], share: number): string =>
  (times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0).toFixed(2)
type Times = { wall: number[]; cpu: number[] }
const row = (name: string, { wall, cpu }: Times): string =>
  `| ${[name, ...[0.5, 0.95, 1].map((share) => quantile(wall, share)), ...[0.5, 0.95, 1].map((share) => quantile(cpu, share))].join(' | ')} |`
const threadCpu = () => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1_000
}
/** Beside the time on the clock that of the processor, which other work on the machine changes less. */
const timed = <Result>({ wall, cpu }: Times, run: () => Result): Result => {
  const [began, spent] = [performance.now(), threadCpu()]
  const result = run()
  cpu.push(threadCpu() - spent)
  wall.push(performance.now() - began)
  return result
}
/** What the page does before it reads the jobs found: reads what was typed, searches, counts, and offers another word where few were found. */
const answer = (jobIndex: JobIndex, { page = 1, sort = 1, ...asked }: JobSearch, now: number): void => {
  const { conditions } = readJobSearch(asked)
  const query: JobQuery = { ...conditions, now, sort: sort as 1 | 2 | 3 | 4, offset: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE, facets: true }
  const { total } = jobIndex.search(query)
  didYouMean(jobIndex, query, total, asked.free_word)
}
const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(0)} MB`

/** Prints the times of searches in a built index: reading of the query, total, facets and page each, every search cold first and then again. */
export const measureJobIndex = async (
  jobIndex: JobIndex,
  sample: IndexedJob[],
  options: { now: number; seed?: number; perClass?: number; snapshot?: boolean },
): Promise<void> => {
  const classes = queryClasses(sample, seededRandom(options.seed ?? 1), options.perClass ?? 300)
  for (const { searches } of queryClasses(sample, seededRandom(99), 30)) for (const search of searches) answer(jobIndex, search, options.now)
  console.log(`${jobIndex.size} jobs in the index, milliseconds\n\n| class | p50 | p95 | max | CPU p50 | CPU p95 | CPU max |\n|---|--:|--:|--:|--:|--:|--:|`)
  for (const { name, searches } of classes) {
    const [cold, warm]: [Times, Times] = [
      { wall: [], cpu: [] },
      { wall: [], cpu: [] },
    ]
    for (const search of searches) timed(cold, () => answer(jobIndex, search, options.now))
    for (const search of searches) timed(warm, () => answer(jobIndex, search, options.now))
    console.log(row(`${name}, cold`, cold))
    console.log(row(`${name}, again`, warm))
  }
  const typed: Times = { wall: [], cpu: [] }
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
