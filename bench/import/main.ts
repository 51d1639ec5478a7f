// npm run bench:import -- --records 100000: the import of JSON Lines whose texts do not repeat, into an empty database, then the same file again, then one in which every record changed.
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { importPaths } from '#server/jobs/import/command/import-paths.ts'
import { connect, type Database } from '#server/platform/database/connect.ts'
import { migrate } from '#server/platform/database/migrate/migrate.ts'
import { openOwnDatabase } from '#server/platform/database/own/open-own-database.ts'
import { variedPostings } from '../texts/varied-postings.ts'
import { cpuOfCluster } from './cpu-of-cluster.ts'

const { values } = parseArgs({ options: { records: { type: 'string', default: '100000' } } })
const records = Number(values.records)
const folder = await mkdtemp(join(tmpdir(), 'mebae-import-'))
const cluster = join(folder, 'postgres')
const database = await openOwnDatabase('bench_import', cluster)
try {
  await migrate(database.ownerUrl)
  const db = connect(database.url)
  await measure(db).finally(() => db.destroy())
} finally {
  await database.close()
  await rm(folder, { recursive: true, force: true })
}

async function measure(db: Database) {
  const path = join(folder, 'varied.jsonl')
  await pipeline(Readable.from(variedPostings(records, 1, new Date()), { highWaterMark: 100 }), createWriteStream(path))
  const { size } = await stat(path)
  console.log(
    `${records} records, ${Math.round(size / 1_048_576)} MB, ${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}, load ${loadavg()[0]?.toFixed(1)}`,
  )
  console.log('| what | seconds | CPU s: Node | CPU s: PostgreSQL | CPU ms a record |\n|---|--:|--:|--:|--:|')
  const given = { path, isDryRun: false, rejects: join(folder, 'rejects.jsonl') }
  const said: string[] = []
  await timed('import', () => importPaths(db, given, (text) => void said.push(text)))
  await timed('the same file again', () => importPaths(db, given, (text) => void said.push(text)))
  const changed = join(folder, 'changed.jsonl')
  await pipeline(createReadStream(path), changedPostings, createWriteStream(changed))
  await timed('every record changed', () => importPaths(db, { ...given, path: changed }, (text) => void said.push(text)))
  console.log(said.join('\n'))
  await timed('floor: the stored rows copied within PostgreSQL', () => copyAgain(db))
}

/** The same postings with other pay and one line more. */
async function* changedPostings(chunks: AsyncIterable<Buffer>) {
  for await (const line of createInterface({ input: Readable.from(chunks) })) {
    const posting = JSON.parse(line) as { description: string }
    yield `${JSON.stringify({ ...posting, description: `${posting.description}\n改めました。`, baseSalary: { text: '年収 600万円〜800万円' } })}\n`
  }
}

async function timed(name: string, run: () => Promise<unknown>) {
  const [began, node, postgres] = [performance.now(), process.cpuUsage(), await cpuOfCluster(cluster)]
  await run()
  const { user, system } = process.cpuUsage(node)
  const [ours, theirs] = [(user + system) / 1_000_000, ((await cpuOfCluster(cluster)) - postgres) / 1_000]
  const figures = [(performance.now() - began) / 1_000, ours, theirs].map((seconds) => seconds.toFixed(1))
  console.log(`| ${name} | ${figures.join(' | ')} | ${(((ours + theirs) / records) * 1_000).toFixed(3)} |`)
}

/** What PostgreSQL alone needs for the same rows: no index, no trigger, no constraint. */
async function copyAgain(db: Database) {
  await db.transaction().execute(async (db) => {
    await sql`create temporary table floor on commit drop as select * from job_offers with no data`.execute(db)
    await sql`insert into floor select * from job_offers`.execute(db)
  })
}
