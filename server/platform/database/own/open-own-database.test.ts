import { chmod, lstat, mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { once } from 'node:events'
import { spawn } from 'node:child_process'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect } from 'vitest'
import { openOwnDatabase } from './open-own-database.ts'
import { processesIn } from './processes-in.ts'
import { anotherProcess, ask, ended, killAll, postmasterPid, test } from './testing.ts'

const isRoot = process.getuid?.() === 0

test('a second start finds the rows of the first one', async ({ folder }) => {
  const first = await openOwnDatabase('app', folder)
  await ask(first.ownerUrl, 'create table seen as select 1 as n')
  await first.close()
  expect(await processesIn(folder)).toEqual(new Set())

  const second = await openOwnDatabase('app', folder)
  expect(await ask(second.ownerUrl, 'select n from seen')).toEqual({ n: 1 })
  await second.close()
})

test('the server of a process that was killed serves the next one and stops with it', async ({ folder }) => {
  const killed = await anotherProcess(folder)
  const pid = await postmasterPid(folder)
  await ended(killed, 'SIGKILL')

  const next = await openOwnDatabase('app', folder)
  expect(await postmasterPid(folder)).toBe(pid)
  await next.close()
  expect(await processesIn(folder)).toEqual(new Set())
})

test('committed rows survive a power cut', async ({ folder }) => {
  const before = await openOwnDatabase('app', folder)
  await ask(before.ownerUrl, 'create table kept as select 7 as n')
  await before.watch.stop()
  await killAll(folder)

  const after = await openOwnDatabase('app', folder)
  expect(await ask(after.ownerUrl, 'select n from kept')).toEqual({ n: 7 })
  await after.close()
})

test('two processes that start at once share one server, and it runs until both have left', async ({ folder }) => {
  const [one, two] = await Promise.all([anotherProcess(folder), anotherProcess(folder)])
  const pid = await postmasterPid(folder)
  await ended(one, 'SIGTERM')
  expect(await postmasterPid(folder)).toBe(pid)
  expect(await processesIn(folder)).toContain(pid)

  await ended(two, 'SIGTERM')
  expect(await processesIn(folder)).toEqual(new Set())
})

test('one that leaves while another arrives does not take the server away from it', async ({ folder }) => {
  for (let round = 0; round < 3; round++) {
    const leaving = await openOwnDatabase('app', folder)
    const [, arriving] = await Promise.all([leaving.close(), openOwnDatabase('app', folder)])
    expect(await ask(arriving.url, 'select 1 as n')).toEqual({ n: 1 })
    await arriving.close()
  }
})

test('a first start cut short leaves nothing half made', async ({ folder }) => {
  await rm(folder, { recursive: true })
  const cut = spawn(process.execPath, [join(import.meta.dirname, 'open-database-child.ts')], { env: { ...process.env, DATA_DIR: dirname(folder) } })
  const isMaking = async () => (await readdir(dirname(folder))).some((name) => name.startsWith('postgres.new-'))
  await expect.poll(isMaking, { interval: 5, timeout: 30_000 }).toBe(true)
  cut.kill('SIGKILL')
  await once(cut, 'exit')
  expect(await readdir(dirname(folder))).not.toContain('postgres')

  const whole = await openOwnDatabase('app', folder)
  expect(await ask(whole.url, 'select 1 as n')).toEqual({ n: 1 })
  await whole.close()
})

test('a path too long for a socket gets a short one that only its user may enter', async ({ folder }) => {
  const long = join(dirname(folder), 'あ'.repeat(40), 'postgres')
  await mkdir(dirname(long))
  await rename(folder, long)
  const database = await openOwnDatabase('app', long)
  expect(await ask(database.url, 'select 1 as n')).toEqual({ n: 1 })

  const sockets = decodeURIComponent(new URL(database.url.replace('@/', '@socket/')).searchParams.get('host') ?? '')
  expect((await lstat(sockets)).mode & 0o777).toBe(0o700)
  await database.close()
  await rm(sockets, { recursive: true })
})

test('files of another major version are refused by name', async ({ folder }) => {
  await writeFile(join(folder, 'PG_VERSION'), '12\n')
  await expect(openOwnDatabase('app', folder)).rejects.toThrow(/は PostgreSQL 12 のデータですが、この Mebae は \d+ を使います/)
})

test('a folder that holds something else is left as it is', async ({ folder }) => {
  await rm(folder, { recursive: true })
  await mkdir(folder)
  await writeFile(join(folder, 'diary.txt'), '')
  await expect(openOwnDatabase('app', folder)).rejects.toThrow('PostgreSQL のものではないファイルがあります')
  expect(await readdir(dirname(folder))).toEqual(['postgres'])
})

test.runIf(isRoot)('root may run it in a folder that is closed to all other users', async () => {
  const closed = await mkdtemp(join(tmpdir(), 'mebae-test-'))
  await chmod(closed, 0o700)
  const database = await openOwnDatabase('app', join(closed, 'postgres'))
  expect(await ask(database.url, 'select 1 as n')).toEqual({ n: 1 })
  await database.close()
  await rm(closed, { recursive: true })
})
