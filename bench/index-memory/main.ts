// npm run bench:index-memory -- --jobs 100000,1000000: what the job index of one process takes, of texts that do not repeat. No database: jobs are made as they are indexed.
import { availableParallelism, cpus, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { demoJobsAndCompanies } from '#demo/demo-jobs-and-companies.ts'
import { Random } from '#demo/random.ts'
import type { IndexedJob } from '#search-engine/job-index-types.ts'
import { JobIndex } from '#search-engine/job-index.ts'
import { sampleJobs } from '#search-engine/sample-jobs.ts'
import { seededRandom } from '#search-engine/seeded-random.ts'
import { variedText } from '../texts/varied-text.ts'

const BATCH = 2_000
const first = { companies: 1, employees: 1, company_finances: 1, amateras_views: 1, job_offers: 1, job_offer_versions: 1 }
const { values } = parseArgs({ options: { jobs: { type: 'string', default: '100000' } } })
const gigabytes = (bytes: number) => `${(bytes / 1e9).toFixed(2)} GB`

/** Postings of the demonstration whose every line is another one; conditions as tests invent them. */
function* distinctJobs(count: number, now: Date): Generator<IndexedJob[]> {
  const made = demoJobsAndCompanies({ jobs: count, seed: 1, now, first })
  const random = seededRandom(7)
  for (let start = 0; start < count; start += BATCH) {
    const rows = [...made.jobs(start, Math.min(start + BATCH, count))].map(({ row }) => row)
    const conditions = sampleJobs(
      random,
      rows.map(({ id }) => id),
      now.getTime() / 1_000,
    )
    yield rows.map((row, at) => {
      const own = new Random(1, 11, row.id)
      const varied = (...texts: (string | null | undefined)[]) => variedText(texts.filter(Boolean).join('\n'), own)
      return {
        ...conditions[at]!,
        company_id: row.company_id,
        title: `${row.position_title}\n${row.position}`,
        skills: varied(row.required_skills, row.preferred_skills),
        body: varied(row.tagline, row.description, row.desired_person, row.treatment, row.holiday),
        company_name: made.companies[row.company_id - first.companies]!.row.name,
      }
    })
  }
}

console.log(`${availableParallelism()} × ${cpus()[0]?.model}, Node ${process.version}, load ${loadavg()[0]?.toFixed(1)}`)
console.log('| jobs | text, UTF-8 | text and index | ÷ text | columns | process | largest while building | building, CPU |\n|--:|--:|--:|--:|--:|--:|--:|--:|')
for (const jobs of values.jobs.split(',').map(Number)) {
  const began = process.cpuUsage()
  const jobIndex = await JobIndex.build(distinctJobs(jobs, new Date('2026-11-24T00:00:00Z')))
  const { user, system } = process.cpuUsage(began)
  globalThis.gc?.()
  const { text, index, columns, textUtf8 } = jobIndex.bytes()
  const { rss } = process.memoryUsage()
  const cells = [
    jobs.toLocaleString('en'),
    gigabytes(textUtf8),
    gigabytes(text + index),
    ((text + index) / textUtf8).toFixed(2),
    gigabytes(columns),
    gigabytes(rss),
  ]
  console.log(`| ${[...cells, gigabytes(process.resourceUsage().maxRSS * 1024), `${((user + system) / 1e6).toFixed(0)} s`].join(' | ')} |`)
}
