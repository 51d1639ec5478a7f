import { parseArgs } from 'node:util'
import { SingleBar } from 'cli-progress'
import { migrate } from '#server/platform/database/migrate/migrate.ts'
import { openDatabase } from '#server/platform/database/open-database.ts'
import { loadDemo } from './load-demo.ts'
import { newClient } from '#server/platform/database/outage/new-client.ts'

const HELP = 'npm run demo -- --jobs 100000 [--seed 1] [--database-url postgres://…] [--replace]'

/** `npm run demo`: invented jobs in any number, for benchmarks. `--replace` deletes all existing jobs and companies first. */
async function run() {
  const { values } = parseArgs({
    options: {
      jobs: { type: 'string', default: '1200' },
      seed: { type: 'string', default: '1' },
      'database-url': { type: 'string' },
      replace: { type: 'boolean', default: false },
    },
  })
  const [jobs, seed] = [Number(values.jobs), Number(values.seed)]
  if (!Number.isInteger(jobs) || jobs < 1 || !Number.isInteger(seed)) throw new Error(`--jobs and --seed are whole numbers.\n${HELP}`)

  const own = values['database-url'] ? null : await openDatabase('app')
  const url = values['database-url'] ?? own!.ownerUrl
  const bar = process.stderr.isTTY ? new SingleBar({ format: '求人 {bar} {value}/{total} 残り{eta}秒', hideCursor: true }) : null
  try {
    await migrate(url)
    await makeRoom(url, values.replace)
    const started = performance.now()
    bar?.start(jobs, 0)
    const loaded = await loadDemo(url, { jobs, seed, now: new Date(), onProgress: (count) => bar?.update(count) })
    bar?.stop()
    console.log(`${loaded.companies} companies and ${loaded.jobs} jobs in ${((performance.now() - started) / 1000).toFixed(1)} s`)
  } finally {
    bar?.stop()
    await own?.close()
  }
}

async function makeRoom(url: string, mayReplace: boolean) {
  const client = newClient({ connectionString: url })
  await client.connect()
  try {
    const { rowCount } = await client.query('select from job_offers union all select from companies where is_demo limit 1')
    if (!rowCount) return
    if (!mayReplace) throw new Error('The database has jobs already. --replace deletes every company and job in it first.')
    // A table that a later change hangs on these is emptied with them.
    await client.query('truncate companies, job_index_changes cascade')
  } finally {
    await client.end()
  }
}

await run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
