import { spawn } from 'node:child_process'
import { readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from 'vitest'
import { findPostmaster } from './find-postmaster.ts'
import { openOwnDatabase } from './open-own-database.ts'
import { ask, killAll, postmasterPid, test } from './testing.ts'

const opens = async (folder: string) => {
  const { url, close } = await openOwnDatabase('app', folder)
  expect(await ask(url, 'select 1 as n')).toEqual({ n: 1 })
  await close()
}

test('finds nothing where nothing runs', async ({ folder }) => {
  expect(await findPostmaster(folder)).toBeUndefined()
})

test('finds the server that runs, and where it can be reached', async ({ folder }) => {
  const { close } = await openOwnDatabase('app', folder)
  expect(await findPostmaster(folder)).toEqual({ pid: await postmasterPid(folder), socketFolder: folder })
  await close()
})

test('the number of a dead server that another process has by now is no hindrance', async ({ folder }) => {
  const { close } = await openOwnDatabase('app', folder)
  const stale = await readFile(join(folder, 'postmaster.pid'), 'utf8')
  await close()

  // Of the same user, as PostgreSQL itself gives way to those of others.
  const { uid, gid } = await stat(folder)
  const reused = spawn('sleep', ['600'], { uid, gid, cwd: '/' })
  await writeFile(join(folder, 'postmaster.pid'), stale.replace(/^\d+/, String(reused.pid)))
  await writeFile(join(folder, '.s.PGSQL.5432.lock'), stale.replace(/^\d+/, String(reused.pid)))
  await opens(folder)
  reused.kill()
})

test('an empty file of a server whose machine crashed does not prevent the start', async ({ folder }) => {
  await writeFile(join(folder, 'postmaster.pid'), '')
  await opens(folder)
})

test('a postmaster killed under its backends is followed by a new one once they have left', async ({ folder }) => {
  const { ownerUrl: url, watch } = await openOwnDatabase('app', folder)
  await ask(url, 'create table kept as select 3 as n')
  await watch.stop()
  process.kill(await postmasterPid(folder), 'SIGKILL')

  const { ownerUrl: again, close } = await openOwnDatabase('app', folder)
  expect(await ask(again, 'select n from kept')).toEqual({ n: 3 })
  await close()
})

test('a server whose socket was deleted makes way for one that can be reached', async ({ folder }) => {
  await (await openOwnDatabase('app', folder)).watch.stop()
  const unreachable = await postmasterPid(folder)
  await rm(join(folder, '.s.PGSQL.5432'))

  const { close } = await openOwnDatabase('app', folder)
  expect(await postmasterPid(folder)).not.toBe(unreachable)
  await close()
  await killAll(folder)
})
