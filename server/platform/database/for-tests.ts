import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { settings } from '#server/settings.ts'
import { tasks } from '#server/tasks.ts'
import { migrate } from './migrate/migrate.ts'
import { openOwnDatabase } from './own/open-own-database.ts'
import { asSuperuser, roles } from './own/roles.ts'

/** Vitest runs this once, before the tests and outside their processes. The database is this run's own, never the one that DATABASE_URL names, and goes with it. Its server holds nothing else. */
export async function setup() {
  // Runs once for each project of vitest.config.ts.
  if (process.env.TEST_DATABASE_URL) return
  const database = await openOwnDatabase(`test_${process.pid}`, process.env.TEST_POSTGRES ?? join(settings.dataDir, 'tests/postgres'))
  await withClient(asSuperuser(database.ownerUrl, 'postgres'), trustTheMachine)
  await withClient(database.ownerUrl, dropLeftovers)
  await migrate(database.ownerUrl)
  const template = `test_${process.pid}_template`
  await withClient(asSuperuser(database.ownerUrl, 'postgres'), (client) =>
    client.query(`create database ${template} template test_${process.pid} owner ${roles.owner}`),
  )
  await withClient(database.ownerUrl, nameTasks)
  process.env.TEST_DATABASE_URL = database.ownerUrl
  process.env.TEST_TEMPLATE = template
  // For the files of a server that tests copy. Entered by the account that PostgreSQL runs as.
  const cluster = await mkdtemp(join(tmpdir(), 'mebae-cluster-'))
  await chmod(cluster, 0o711)
  process.env.TEST_CLUSTER = cluster
  return async () => {
    await rm(cluster, { recursive: true, force: true })
    await withClient(asSuperuser(database.ownerUrl, 'postgres'), (client) => client.query(`drop database if exists ${template}`))
    await database.close({ drop: true })
  }
}

async function withClient(url: string, act: (client: pg.Client) => Promise<unknown>) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await act(client).finally(() => client.end())
}

/** A power cut may take what tests wrote. Waiting for the disk is most of what it costs to make a database and to drop it, and tests do so hundreds of times. */
async function trustTheMachine(client: pg.Client) {
  for (const setting of ['fsync', 'full_page_writes', 'synchronous_commit']) await client.query(`alter system set ${setting} = off`)
  // Of a server that was made before the archive could be turned on while it runs.
  await client.query(`alter system set archive_command = 'true'`)
  await client.query('select pg_reload_conf()')
}

/** Runs that were killed could not take their database with them. */
async function dropLeftovers(client: pg.Client) {
  const { rows } = await client.query<{ name: string }>(`select datname as name from pg_database where datname ~ '^test_[0-9]+'`)
  for (const { name } of rows.filter(({ name }) => !isRunning(Number.parseInt(name.slice('test_'.length))))) {
    await client.query(`drop database if exists ${client.escapeIdentifier(name)} with (force)`)
  }
}

/** As the worker does when it starts: else each test's transaction, which never ends by a commit, would name them itself and wait for the others'. */
async function nameTasks(client: pg.Client) {
  await client.query('select graphile_worker.add_job(name) from unnest($1::text[]) as name', [Object.keys(tasks)])
  await client.query('select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs))')
}

function isRunning(pid: number) {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
