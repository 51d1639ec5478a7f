import { expect, onTestFinished } from 'vitest'
import { spawnServer } from '../../http/server/testing.ts'
import { connect } from '../connect.ts'
import { openOwnDatabase } from '../own/open-own-database.ts'
import { asSuperuser } from '../own/roles.ts'
import { standbyOf } from '../replica/testing.ts'
import { ask as query, killAll, testMigrated as test } from '../own/testing.ts'
import { ask, marker, patient, socketOf, Wire } from './testing.ts'

test('a server goes on with the replica that takes over from its database, without a restart and without losing acknowledged writes', async ({ folder }) => {
  const opened = await openOwnDatabase('app', folder)
  const primary = { ...opened, url: asSuperuser(opened.url) }
  const copy = await standbyOf(folder, primary.url)
  const followed = await openOwnDatabase('app', copy)
  const standby = { ...followed, url: asSuperuser(followed.url) }
  onTestFinished(() => standby.close())
  // Both servers hold every acknowledged write: without this, a replica may lack the last ones.
  await query(primary.url, `alter system set synchronous_standby_names = 'standby'`)
  await query(primary.url, 'select pg_reload_conf()')
  const db = connect(primary.url)
  const person = await marker(db, 60)
  await db.destroy()

  const wire = await new Wire(socketOf(primary.url)).open()
  onTestFinished(() => wire.cut())
  const { url, child } = await spawnServer({ DATABASE_URL: `postgres://postgres@127.0.0.1:${wire.port}/app`, RATE_LIMIT: '10000', LOG_LEVEL: 'warn' })
  onTestFinished(() => void child.kill('SIGKILL'))

  const statuses: number[] = []
  let isOver = false
  const writer = (async () => {
    while (!isOver) statuses.push(await person.mark(url))
  })()
  await expect.poll(() => statuses.filter((status) => status === 200).length, patient).toBeGreaterThan(10)
  await primary.watch.stop()
  await killAll(folder)
  // The address leads to the replica before it takes writes: for a while everything is read only.
  wire.target = socketOf(standby.url)
  wire.hangUp()
  await expect.poll(async () => (await (await ask(url, '/readyz')).json()) as object, patient).toMatchObject({ database: 'read_only' })
  // Read through new connections, which a loaded machine may take a moment to open; nothing is promoted before it succeeds.
  await expect.poll(async () => (await ask(url, '/online/api/v1/amateras/job_offers/?per_page=1')).status, patient).toBe(200)
  await query(standby.url, 'select pg_promote()')
  const before = statuses.length
  await expect.poll(() => statuses.slice(before).filter((status) => status === 200).length, patient).toBeGreaterThan(10)
  isOver = true
  await writer

  expect(new Set(statuses)).toEqual(new Set([200, 503]))
  const after = connect(standby.url)
  const kept = (await after.selectFrom('favorites').select('job_id').execute()).map(({ job_id }) => job_id)
  await after.destroy()
  expect(person.marked.filter((id) => !kept.includes(id))).toEqual([])
  expect(kept).toHaveLength(new Set(kept).size)
  expect(child.exitCode).toBeNull()
})
