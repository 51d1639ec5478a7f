import { sql } from 'kysely'
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, rm } from 'node:fs/promises'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { parseArgs } from 'node:util'
import { loadDemo } from '#demo/load-demo.ts'
import { IndexSync } from '#server/jobs/postings/index-sync.ts'
import { indexedJobs } from '#server/jobs/postings/indexed-jobs.ts'
import { connect, type Database } from '#server/platform/database/connect.ts'
import { Listener } from '#server/platform/database/listener.ts'
import { migrate } from '#server/platform/database/migrate/migrate.ts'
import { openDatabase } from '#server/platform/database/open-database.ts'
import { settings } from '#server/settings.ts'
import { measureJobIndex } from './measure-job-index.ts'
import { whenFound } from './when-found.ts'

const PUBLISHES = 40
const median = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)]?.toFixed(1)
const most = (times: number[]) => Math.max(...times).toFixed(1)

/** A read of a whole table may take longer than the site allows a statement. */
const unhurried = <Result>(db: Database, read: (db: Database) => Promise<Result>): Promise<Result> =>
  db.transaction().execute(async (patient) => {
    await sql`set local statement_timeout = 0`.execute(patient)
    return read(patient)
  })

/** From the commit of a changed job until this process and a second one find it; and how soon the second was ready. */
export async function measurePublishing(db: Database, url: string, feed: IndexSync, second: ChildProcess) {
  const listener = new Listener(url, { job_index: () => feed.catchUp() })
  await listener.start()
  const [{ readyAfter }] = (await once(second, 'message')) as [{ readyAfter: number }]
  console.log(`restart from the snapshot: ready in ${(readyAfter / 1000).toFixed(2)} s`)

  const { id, position_title } = await unhurried(db, (patient) =>
    patient
      .selectFrom('job_offers')
      .select(['id', 'position_title'])
      .where('state', '=', 'published')
      .orderBy('confirmed_at', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow(),
  )
  const [here, there]: [number[], number[]] = [[], []]
  for (let turn = 0; turn < PUBLISHES; turn++) {
    const word = `ぴかぴか${Date.now().toString(36)}${turn}`
    const answer = once(second, 'message') as Promise<[{ foundAt: number }]>
    second.send(word)
    await db.updateTable('job_offers').set({ position_title: word }).where('id', '=', id).execute()
    const committedAt = performance.timeOrigin + performance.now()
    here.push((await whenFound(feed, word)) - committedAt)
    there.push((await answer)[0].foundAt - committedAt)
  }
  await db.updateTable('job_offers').set({ position_title }).where('id', '=', id).execute()
  console.log(
    `commit to searchable, ${PUBLISHES} times: here p50 ${median(here)} ms, max ${most(here)} ms; in the second process p50 ${median(there)} ms, max ${most(there)} ms`,
  )
  await listener.stop()
  await feed.catchUp()
}

// npm run bench:search -- --jobs 100000 [--fresh]: the cost of the job index, on invented jobs in a separate database.

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
const { latest } = await unhurried(db, (patient) =>
  patient.selectFrom('job_offers').select(sql<number>`floor(extract(epoch from max(confirmed_at)))::float8`.as('latest')).executeTakeFirstOrThrow(),
)

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
const sample = await unhurried(db, (patient) => indexedJobs(patient, (jobs) => jobs.where('job_offers.id', 'in', drawn)))
await measureJobIndex(feed.jobIndex, sample, { now: latest + 1 })

const second = fork(new URL('./second-process.ts', import.meta.url), [database.ownerUrl, folder], { stdio: 'inherit' })
await measurePublishing(db, database.ownerUrl, feed, second)

second.kill()
await db.destroy()
await database.close()
