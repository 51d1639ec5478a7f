import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { CannotStart } from '#server/platform/start/cannot-start.ts'
import { isRunning } from '../archive/running-backup.ts'
import { newClient } from '#server/platform/database/outage/new-client.ts'

const NAME = 'mebae_restoring_'
const NOT_ALLOWED = '42501'

/** The address of another database of the same server. */
export const beside = (url: string, name: string) => url.replace(/\/[^/?@]+(?=\?|$)/, `/${name}`)

export const nameIn = (url: string) => decodeURIComponent(/\/([^/?@]+)(?=\?|$)/.exec(url)?.[1] ?? '')

/** An empty database beside this one, for a build that may still fail. Those of killed runs are deleted first. */
export async function scratchDatabase(url: string) {
  const name = `${NAME}${process.pid}_${randomBytes(4).toString('hex')}`
  try {
    await administer(url, async (client) => {
      const { rows } = await client.query<{ name: string }>(`select datname as name from pg_database where datname ~ '^mebae_(restoring|replaced)_[0-9]+_'`)
      for (const left of rows) if (!isRunning(Number(left.name.split('_')[2]))) await drop(client, left.name)
      await client.query(`create database ${client.escapeIdentifier(name)} encoding 'UTF8' template template0`)
    })
  } catch (error) {
    if ((error as { code?: string }).code !== NOT_ALLOWED) throw error
    throw new CannotStart(
      'DATABASE_URL のユーザーはデータベースを作れません（CREATEDB が要ります）。docs/operations.md の「Back up and restore」にある pg_restore を使ってください。',
    )
  }
  return { url: beside(url, name), drop: () => administer(url, (client) => drop(client, name)) }
}

/** The new database takes the name of the live one, which is dropped: both names change in one step, or neither. */
export async function replaceEntry(url: string, built: string, isLive = false) {
  const [name, old, at] = [nameIn(url), nameIn(built).replace('restoring', 'replaced'), beside(url, 'postgres')]
  const rename = async (client: pg.Client) => {
    const [ours, theirs, away] = [nameIn(built), name, old].map((database) => client.escapeIdentifier(database))
    if (isLive) await endSessions(client, theirs!, name)
    await client.query(`begin; alter database ${theirs} rename to ${away}; alter database ${ours} rename to ${theirs}; commit`)
  }
  try {
    await administer(at, rename)
  } catch (error) {
    // On another connection, for this one may be what failed: a database that lets nobody in any more is the end of the site.
    if (isLive) await administer(at, (client) => letIn(client, client.escapeIdentifier(name)))
    throw error
  }
  await administer(at, (client) => drop(client, old))
}

const letIn = async (client: pg.Client, database: string) => void (await client.query(`alter database ${database} with allow_connections true`))

const PAUSE = 50
const TRIES = 200

/**
 * Refuses new sessions and ends the others: a database changes its name only while no session uses it. Those of superusers, and who vacuums, are not ours to
 * end; PostgreSQL shows us no more of them than that they are there, and waits five seconds for them by itself.
 */
async function endSessions(client: pg.Client, database: string, name: string) {
  await client.query(`alter database ${database} with allow_connections false`)
  const ending = `select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and backend_type = 'client backend'`
  for (let tries = 0; tries < TRIES && (await client.query(ending, [name])).rowCount; tries++) await wait(PAUSE)
}

const DENIED = '42501'

/** Who vacuums at this moment is not ours to end; without `force`, PostgreSQL ends it by itself. */
async function drop(client: pg.Client, name: string) {
  const database = client.escapeIdentifier(name)
  try {
    await client.query(`drop database if exists ${database} with (force)`)
  } catch (error) {
    if (!(error instanceof pg.DatabaseError) || error.code !== DENIED) throw error
    await endSessions(client, database, name)
    await client.query(`drop database if exists ${database}`)
  }
}

async function administer(url: string, act: (client: pg.Client) => Promise<void>) {
  const client = newClient({ connectionString: url, application_name: 'mebae restore' })
  await client.connect()
  await act(client).finally(() => client.end())
}
