import { sql } from 'kysely'
import { expect, onTestFinished } from 'vitest'
import type { Database } from '../connect.ts'
import { DatabasePool } from '../outage/database-pool.ts'
import { DatabaseWatch } from '../outage/database-watch.ts'
import { patient } from '../outage/testing.ts'
import { connect } from '../connect.ts'
import { makeDatabase, test } from '../testing.ts'
import { ReplicaWatch } from './replica-watch.ts'

async function watching(db: Database, primaryUrl: string, url: string, pool?: DatabasePool) {
  const primary = new DatabaseWatch(primaryUrl)
  const { id: installation } = await db.selectFrom('installation').select('id').executeTakeFirstOrThrow()
  const watch = new ReplicaWatch({ url, primary, pool, installation })
  onTestFinished(() => {
    watch.stop()
    primary.stop()
  })
  await watch.look()
  return watch
}

test('one server may stand at both addresses, as after a promotion; it is read again once it has what was heard', async ({ db, url }) => {
  const watch = await watching(db, url, url)
  expect([watch.state, watch.isThere, watch.isFresh]).toEqual(['there', true, true])
  watch.heard()
  expect(watch.isFresh).toBe(false)
  await expect.poll(() => watch.isFresh, patient).toBe(true)
  watch.suspect()
  expect(watch.isFresh).toBe(false)
})

test('the database of another installation is never read', async ({ db, url }) => {
  const other = await makeDatabase('foreign')
  const theirs = connect(other.url)
  await theirs.updateTable('installation').set({ id: '00000000-0000-4000-8000-000000000000' }).execute()
  await theirs.destroy()
  const watch = await watching(db, url, other.url)
  expect([watch.state, watch.isThere, watch.isFresh]).toEqual(['foreign', false, false])
  watch.stop()
  await other.drop()
})

test('nobody at the address is no reason to fail', async ({ db, url }) => {
  const watch = await watching(db, url, 'postgres://mebae@127.0.0.1:1/mebae')
  expect([watch.state, watch.isThere, watch.isFresh]).toEqual(['away', false, false])
})

test('connections to a replica are cut once its address leads to another one', async ({ db, url }) => {
  const moved = await makeDatabase('moved')
  const owner = connect(moved.url)
  // A server that has just started, each time it is asked.
  await sql`create function public.pg_postmaster_start_time() returns timestamptz language sql as 'select clock_timestamp()'`.execute(owner)
  await sql`do $$ begin execute format('alter database %I set search_path = public, pg_catalog', current_database()); end $$`.execute(owner)
  await owner
    .updateTable('installation')
    .set(await db.selectFrom('installation').select('id').executeTakeFirstOrThrow())
    .execute()
  await owner.destroy()
  const pool = new DatabasePool({ connectionString: moved.url, application_name: 'test' })
  const watch = await watching(db, url, moved.url, pool)
  const client = await pool.connect()
  client.on('error', () => {})
  await watch.look()
  await expect(client.query('select 1')).rejects.toThrow('terminated')
  client.release(true)
  watch.stop()
  await pool.end()
  await moved.drop()
})
