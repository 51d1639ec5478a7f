import { expect, onTestFinished } from 'vitest'
import type { Database } from '../connect.ts'
import { DatabaseWatch } from '../outage/database-watch.ts'
import { patient } from '../outage/testing.ts'
import { connect } from '../connect.ts'
import { makeDatabase, test } from '../testing.ts'
import { ReplicaWatch } from './replica-watch.ts'

async function watching(db: Database, primaryUrl: string, url: string) {
  const primary = new DatabaseWatch(primaryUrl)
  const { id: installation } = await db.selectFrom('installation').select('id').executeTakeFirstOrThrow()
  const watch = new ReplicaWatch({ url, primary, pool: undefined, installation })
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
