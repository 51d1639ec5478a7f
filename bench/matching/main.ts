// npm run bench:matching -- --jobs 100000: what おすすめ by a candidate's wishes costs, on the invented jobs of bench:search.
import { mkdir } from 'node:fs/promises'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { connect } from '#server/platform/database/connect.ts'
import { migrate } from '#server/platform/database/migrate.ts'
import { openDatabase } from '#server/platform/database/open-database.ts'
import { loadDemo } from '#demo/load-demo.ts'
import { IndexSync } from '#server/jobs/postings/index-sync.ts'
import { indexedJobs } from '#server/jobs/postings/indexed-jobs.ts'
import { settings } from '#server/settings.ts'
import { measureMatching } from './measure-matching.ts'

const { values } = parseArgs({ options: { jobs: { type: 'string', default: '100000' } } })
const name = `bench_${Number(values.jobs)}`
const database = await openDatabase(name)
await migrate(database.ownerUrl)
await loadDemo(database.ownerUrl, { jobs: Number(values.jobs), seed: 1, now: new Date() })

const folder = join(settings.dataDir, 'bench', `matching_${name}`)
await mkdir(folder, { recursive: true })
const db = connect(database.ownerUrl)
const { latest } = await db
  .selectFrom('job_offers')
  .select(sql<number>`floor(extract(epoch from max(confirmed_at)))::float8`.as('latest'))
  .executeTakeFirstOrThrow()
const feed = new IndexSync(db, folder)
await feed.start()

const drawn = sql<number>`(select id from job_offers order by md5(id::text) limit 2000)`
const sample = await indexedJobs(db, (jobs) => jobs.where('job_offers.id', 'in', drawn))
console.log(`${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}`)
measureMatching(feed.jobIndex, sample, latest + 1)

await db.destroy()
await database.close()
