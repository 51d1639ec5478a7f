import { dirname } from 'node:path'
import { expect, onTestFinished } from 'vitest'
import { spawnServer } from '../../http/server/testing.ts'
import { connect } from '../connect.ts'
import { openOwnDatabase } from '../own/open-own-database.ts'
import { killPostmaster, test } from '../own/testing.ts'
import { ask, marker, patient } from './testing.ts'

test('two processes go on when their embedded PostgreSQL is killed: one starts it again, and nothing that was acknowledged is lost', async ({ folder }) => {
  const settings = {
    DATABASE_URL: '',
    DATA_DIR: dirname(folder),
    FILES_DIR: `${dirname(folder)}/files`,
    RATE_LIMIT: '10000',
    LOG_LEVEL: 'warn',
    DRAIN_SECONDS: '0',
  }
  const servers = [await spawnServer(settings), await spawnServer(settings)]
  onTestFinished(() => servers.forEach(({ child }) => child.kill('SIGKILL')))
  const own = await openOwnDatabase('app', folder)
  // Only to look: the servers are the ones to start it again.
  await own.watch.stop()
  const db = connect(own.url)
  onTestFinished(() => db.destroy())
  const person = await marker(db, 60)

  const statuses: number[] = []
  let isOver = false
  const writers = servers.map(async ({ url }) => {
    while (!isOver) statuses.push(await person.mark(url))
  })
  await expect.poll(() => statuses.filter((status) => status === 200).length, patient).toBeGreaterThan(10)
  await killPostmaster(folder)
  await expect.poll(() => statuses.at(-1), patient).not.toBe(200)
  const before = statuses.length
  await expect.poll(() => statuses.slice(before).filter((status) => status === 200).length, patient).toBeGreaterThan(10)
  isOver = true
  await Promise.all(writers)
  expect(new Set(statuses)).toEqual(new Set([200, 503]))
  for (const { url } of servers) await expect.poll(async () => (await ask(url, '/readyz')).status, patient).toBe(200)
  // The line comes after the moment from which PostgreSQL answers again.
  const restarts = () => servers.flatMap(({ said }) => said).filter((line) => line.includes('embedded PostgreSQL: started again')).length
  await expect.poll(restarts, patient).toBe(1)
  const kept = new Set(await person.kept(db))
  expect(person.marked.filter((id) => !kept.has(id))).toEqual([])
  expect(servers.map(({ child }) => child.exitCode)).toEqual([null, null])
})
