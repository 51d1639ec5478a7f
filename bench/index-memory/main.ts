// npm run bench:index-memory -- --jobs 100000,1000000 [--repeat] [--search]: what the job index of one process takes, of texts that do not repeat (with `--repeat`, of those of the demonstration,
// which do), and with `--search` how long it answers and how soon it is back from a snapshot. No database: jobs are made as they are indexed.
import { availableParallelism, cpus, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import type { IndexedJob } from '#search-engine/job-index-types.ts'
import { JobIndex } from '#search-engine/job-index.ts'
import { measureJobIndex } from '../search/measure-job-index.ts'
import { variedJobs } from '../texts/varied-jobs.ts'

const SAMPLE = 2_000
const { values } = parseArgs({
  options: { jobs: { type: 'string', default: '100000' }, repeat: { type: 'boolean', default: false }, search: { type: 'boolean', default: false } },
})
const gigabytes = (bytes: number) => `${(bytes / 1e9).toFixed(2)} GB`
const now = new Date('2026-11-24T00:00:00Z')

const cpuSince = (began?: NodeJS.CpuUsage) => {
  const { user, system } = process.cpuUsage(began)
  return (user + system) / 1e6
}

/** The jobs, with what making them cost, and some of them to cut words from. */
const made = (count: number) => {
  const sample: IndexedJob[] = []
  const cost = { seconds: 0 }
  const every = Math.ceil(count / SAMPLE)
  function* jobs() {
    const batches = variedJobs(count, now, values.repeat)
    for (;;) {
      const began = process.cpuUsage()
      const { value, done } = batches.next()
      cost.seconds += cpuSince(began)
      if (done) return
      sample.push(...value.filter(({ id }) => id % every === 0))
      yield value
    }
  }
  return { jobs: jobs(), sample, cost }
}

console.log(`${availableParallelism()} × ${cpus()[0]?.model}, Node ${process.version}, load ${loadavg()[0]?.toFixed(1)}`)
console.log(
  '| jobs | text, UTF-8 | text and index | ÷ text | columns | process | largest while building | making the texts, CPU | building, CPU |\n|--:|--:|--:|--:|--:|--:|--:|--:|--:|',
)
for (const count of values.jobs.split(',').map(Number)) {
  const { jobs, sample, cost } = made(count)
  const began = process.cpuUsage()
  const jobIndex = await JobIndex.build(jobs)
  const spent = cpuSince(began)
  globalThis.gc?.()
  const { text, index, columns, textUtf8 } = jobIndex.bytes()
  const cells = [
    count.toLocaleString('en'),
    gigabytes(textUtf8),
    gigabytes(text + index),
    ((text + index) / textUtf8).toFixed(2),
    gigabytes(columns),
    gigabytes(process.memoryUsage().rss),
    gigabytes(process.resourceUsage().maxRSS * 1024),
    `${cost.seconds.toFixed(0)} s`,
    `${(spent - cost.seconds).toFixed(0)} s`,
  ]
  console.log(`| ${cells.join(' | ')} |`)
  if (values.search) await measureJobIndex(jobIndex, sample, { now: now.getTime() / 1_000 })
}
