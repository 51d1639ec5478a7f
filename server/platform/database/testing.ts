import pg from 'pg'
import { test as base } from 'vitest'
import { connect, type Database } from './connect.ts'
import { asSuperuser, roles } from './own/roles.ts'

const given = process.env.TEST_DATABASE_URL ?? ''
const runName = /\/(test_\d+)/.exec(given)?.[1] ?? ''

/** An empty database beside that of the run. */
export const makeEmptyDatabase = (name: string) => create(name)

/**
 * A migrated database beside that of the run, for effects that show only across commits and connections. A copy takes a twentieth of the time of a migration.
 */
export const makeDatabase = (name: string) => create(name, process.env.TEST_TEMPLATE)

async function create(name: string, template = 'template1') {
  const full = `${runName}_${name}`
  await administer(
    `drop database if exists ${full} with (force)`,
    `create database ${full} template ${template} strategy file_copy owner ${roles.owner}`,
    // Where two transactions are meant to deadlock, the test need not wait a second until PostgreSQL looks.
    `alter database ${full} set deadlock_timeout = '50ms'`,
  )
  return { url: given.replace(`/${runName}`, `/${full}`), drop: () => administer(`drop database if exists ${full} with (force)`) }
}

/** As the superuser: `with (force)` also ends autovacuum, which the owner may not. */
async function administer(...statements: string[]) {
  const client = new pg.Client({ connectionString: asSuperuser(given) })
  await client.connect()
  for (const statement of statements) await client.query(statement)
  await client.end()
}

/** A test on a separate migrated database, whose commits stay until it ends. */
export const test = base.extend<{ url: string; db: Database }>({
  url: async ({ task }, use) => {
    const { url, drop } = await makeDatabase(`t${task.id.replaceAll(/\W/g, '_')}`)
    await use(url)
    await drop()
  },
  db: async ({ task, url }, use) => {
    const db = connect(url)
    await use(db)
    const closed = db.destroy()
    // A failed test may have left a transaction open, which would be waited for without end; dropping the database ends it.
    if (task.result?.state !== 'fail') await closed
  },
})
