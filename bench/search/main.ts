// npm run bench:search -- --jobs 100000 [--fresh]: the cost of the job index, on invented jobs in a separate database.
import { fork } from 'node:child_process'
import { mkdir, rm } from 'node:fs/promises'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { connect } from '#server/platform/database/connect.ts'
import { migrate } from '#server/platform/database/migrate.ts'
import { openDatabase } from '#server/platform/database/open-database.ts'
import { loadDemo } from '#demo/load-demo.ts'
import { IndexSync } from '#server/jobs/postings/index-sync.ts'
import { indexedJobs } from '#server/jobs/postings/indexed-jobs.ts'
import { settings } from '#server/settings.ts'
import { measureJobIndex } from './measure-job-index.ts'
import { measurePublishing } from './measure-publishing.ts'

const { values } = parseArgs({ options: { jobs: { type: 'string', default: '100000' }, fresh: { type: 'boolean', default: false } } })
const jobs = Number(values.jobs)
const name = `bench_${jobs}`
const seconds = (from: number) => `${((performance.now() - from) / 1000).toFixed(1)} s`

const leftOver = values.fresh ? await openDatabase(name) : undefined
await leftOver?.close({ drop: true })
const database = await openDatabase(name)
await migrate(database.ownerUrl)
const loading = performance.now()
const loaded = await loadDemo(database.ownerUrl, {
  jobs,
  seed: 1,
  now: new Date(),
  onProgress: (done) => process.stderr.write(`\r${done.toLocaleString()} / ${jobs.toLocaleString()} 件`),
})
console.log(`\n${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}`)
if (loaded.jobs) console.log(`loaded ${loaded.jobs} jobs of ${loaded.companies} companies in ${seconds(loading)}`)

const folder = join(settings.dataDir, 'bench', name)
await rm(folder, { recursive: true, force: true })
await mkdir(folder, { recursive: true })
const db = connect(database.ownerUrl)
const { latest } = await db
  .selectFrom('job_offers')
  .select(sql<number>`floor(extract(epoch from max(confirmed_at)))::float8`.as('latest'))
  .executeTakeFirstOrThrow()

const stalls = monitorEventLoopDelay({ resolution: 1 })
stalls.enable()
const building = performance.now()
const feed = new IndexSync(db, folder)
await feed.start()
stalls.disable()
console.log(
  `built from the database in ${seconds(building)}; the process stood still for ${(stalls.max / 1e6).toFixed(0)} ms at most, ${(stalls.percentile(99) / 1e6).toFixed(0)} ms at p99`,
)
await feed.saved

const drawn = sql<number>`(select id from job_offers order by md5(id::text) limit 2000)`
const sample = await indexedJobs(db, (jobs) => jobs.where('job_offers.id', 'in', drawn))
await measureJobIndex(feed.jobIndex, sample, { now: latest + 1 })

const second = fork(new URL('./second-process.ts', import.meta.url), [database.ownerUrl, folder], { stdio: 'inherit' })
await measurePublishing(db, database.ownerUrl, feed, second)

second.kill()
await db.destroy()
await database.close()
