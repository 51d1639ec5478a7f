import pg from 'pg'
import { test as base } from 'vitest'
import { connect, type Database } from './connect.ts'
import { migrate } from './migrate.ts'
import { roles } from './own/roles.ts'
import { asSuperuser } from './own/testing.ts'

const given = process.env.TEST_DATABASE_URL ?? ''

/** An empty database beside that of the run, for what can only be seen across commits and connections. */
export async function makeDatabase(name: string) {
  const [, ownName] = /\/(test_\d+)/.exec(given) ?? []
  const full = `${ownName}_${name}`
  await administer(`drop database if exists ${full} with (force)`, `create database ${full} owner ${roles.owner}`)
  return { url: given.replace(`/${ownName}`, `/${full}`), drop: () => administer(`drop database if exists ${full} with (force)`) }
}

/** As the superuser: `with (force)` also ends autovacuum, which the owner may not. */
async function administer(...statements: string[]) {
  const client = new pg.Client({ connectionString: asSuperuser(given) })
  await client.connect()
  for (const statement of statements) await client.query(statement)
  await client.end()
}

/** A test on a migrated database of its own, where what it commits stays until it ends. */
export const test = base.extend<{ url: string; db: Database }>({
  url: async ({ task }, use) => {
    const { url, drop } = await makeDatabase(`t${task.id.replaceAll(/\W/g, '_')}`)
    await migrate(url)
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
