import { access, readFile, rename } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect } from 'vitest'
import { openOwnDatabase as open } from './open-own-database.ts'
import { processesIn } from './processes-in.ts'
import { roles } from './roles.ts'
import { anotherProcess, ask, ended, killAll, killPostmaster, postmasterPid, test } from './testing.ts'

/** As the role that may make tables and end connections. */
async function openOwnDatabase(name: string, folder: string) {
  const opened = await open(name, folder)
  return { ...opened, url: opened.url.replace(`//${roles.app}@`, `//${roles.superuser}@`) }
}

const patient = { timeout: 60_000 }
const kept = (url: string): Promise<unknown> => ask(url, 'select n from kept').catch(() => undefined)
async function answers(url: string) {
  await expect.poll(() => kept(url), patient).toEqual({ n: 7 })
}

async function interrupt(folder: string) {
  process.kill(await postmasterPid(folder), 'SIGINT')
}

test.for([
  ['is killed', killPostmaster],
  ['loses all its processes at once', killAll],
  ['is told to stop', interrupt],
] as const)('a server that %s is started again and holds its committed rows', async ([, end], { folder }) => {
  const { url, watch, close } = await openOwnDatabase('app', folder)
  await ask(url, 'create table kept as select 7 as n')
  const before = await postmasterPid(folder)
  await end(folder)
  await answers(url)
  await expect.poll(() => watch.restarts, patient).toBe(1)
  expect(await postmasterPid(folder)).not.toBe(before)
  await close()
  expect(await processesIn(folder)).toEqual(new Set())
})

test('of three processes one starts it again, and it stops with the last of them', async ({ folder }) => {
  const { url, watch, close } = await openOwnDatabase('app', folder)
  const others = [await anotherProcess(folder), await anotherProcess(folder)]
  await ask(url, 'create table kept as select 7 as n')
  await killPostmaster(folder)
  await answers(url)
  const keepers = () => ask(url, `select count(*)::int as n from pg_stat_activity where application_name = 'mebae keeper'`)
  await expect.poll(keepers, patient).toEqual({ n: 3 })
  const log = await readFile(join(folder, 'server.log'), 'utf8')
  // A second server on the same files would have logged it.
  expect(log).not.toMatch(/lock file .* already exists/)
  expect(watch.restarts).toBeLessThanOrEqual(1)
  for (const other of others) await ended(other, 'SIGTERM')
  expect(await processesIn(folder)).toContain(await postmasterPid(folder))
  await close()
  expect(await processesIn(folder)).toEqual(new Set())
})

test('a connection that is ended has another, and nothing is started', async ({ folder }) => {
  const { url, watch, close } = await openOwnDatabase('app', folder)
  const [pid, keepers] = [await postmasterPid(folder), `from pg_stat_activity where application_name = 'mebae keeper'`]
  const { old } = (await ask(url, `select min(pid) as old ${keepers}`)) as { old: number }
  await ask(url, `select pg_terminate_backend(${old})`)
  await expect.poll(() => ask(url, `select count(*)::int as n ${keepers} and pid <> ${old}`), patient).toEqual({ n: 1 })
  expect([watch.restarts, await postmasterPid(folder)]).toEqual([0, pid])
  await close()
  expect(await processesIn(folder)).toEqual(new Set())
})

test('files that were taken away are not replaced by an empty database; put back, they are used again', async ({ folder }) => {
  const { url, close } = await openOwnDatabase('app', folder)
  await ask(url, 'create table kept as select 7 as n')
  const away = join(dirname(folder), 'away')
  await rename(folder, away)
  await killAll(away)
  await expect(access(folder)).rejects.toMatchObject({ code: 'ENOENT' })
  await rename(away, folder)
  await answers(url)
  await close()
})
