import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from 'vitest'
import { makeEmptyDatabase } from '#server/platform/database/testing.ts'
import { settings } from '#server/settings.ts'
import { filesUnder } from '#server/platform/files/places/files-under.ts'
import { Archive } from './archive/archive.ts'
import { backupNames } from './make/backup-names.ts'
import { readManifest } from './archive/manifest.ts'
import { verifyArchive } from './restore/read-archive.ts'
import { restoreBackup } from './restore/restore-backup.ts'
import { ask, backUp, testFilled as test } from './testing.ts'

/** A process that does this, prints `here` after so many pieces and stops there, so that a test can kill it in the very middle. */
function inTheMiddleOf(file: string, act: string, given: object, { limit = '', pieces = 3 } = {}) {
  const script = `
    const { ${act} } = await import(${JSON.stringify(new URL(file, import.meta.url).href)})
    let count = 0
    const onBytes = () => { if (++count === ${pieces}) { process.stdout.write('here\\n'); ${limit ? '' : 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 60000)'} } }
    const given = ${JSON.stringify(given)}
    await ${act}({ ...given, now: new Date(given.now), onBytes }).catch((error) => { process.stdout.write(error.message); process.exitCode = 3 })`
  const env = { ...process.env, SECRET_KEY: settings.secretKey }
  const args = ['--input-type=module', '--eval', script]
  return limit
    ? spawn('bash', ['-c', `${limit}; exec "$0" "$@"`, process.execPath, ...args], { env, stdio: ['ignore', 'pipe', 'inherit'] })
    : spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'inherit'] })
}

async function killedInTheMiddle(child: ChildProcess) {
  await once(child.stdout!, 'data')
  child.kill('SIGKILL')
  await once(child, 'exit')
}

const now = '2026-11-21T01:00:00Z'

test('a backup that is killed leaves nothing that looks whole, and the next one clears it away', async ({ url, filesDir, into }) => {
  await killedInTheMiddle(inTheMiddleOf('make/make-backup.ts', 'makeBackup', { url, filesAt: filesDir, into, now }))
  const left = await readdir(into)
  expect(left).toHaveLength(1)
  expect(left.filter((name) => backupNames.is(name))).toEqual([])
  await expect(readManifest(join(into, left[0]!))).rejects.toThrow('バックアップの目録（manifest.json）がありません')
  expect((await readdir(filesDir)).some((name) => name.startsWith('.backup-'))).toBe(true)

  const { folder, manifest } = await backUp(url, filesDir, into)
  expect(await readdir(into)).toEqual([folder.slice(into.length + 1)])
  await verifyArchive(await Archive.open(folder), manifest)
  expect(await filesUnder(filesDir)).toHaveLength(3)
})

test('what a process of the same number left before a restart is cleared away, and what this one works in stays', async ({ into }) => {
  const left = join(into, `.making-${process.pid}-left`)
  await mkdir(left, { recursive: true })
  await backupNames.aside(into, async (folder) => {
    await backupNames.removeLeftovers(into)
    expect(await readdir(into)).toEqual([folder.slice(into.length + 1)])
  })
  expect(await readdir(into)).toEqual([])
})

test('a backup on a full disk reports it and leaves nothing', async ({ url, filesDir, into }) => {
  // A file may have 8 kB here, as if the disk were full after them.
  const child = inTheMiddleOf('make/make-backup.ts', 'makeBackup', { url, filesAt: filesDir, into, now }, { limit: 'ulimit -f 8' })
  let said = ''
  child.stdout!.on('data', (text: Buffer) => (said += text.toString()))
  await once(child, 'close')
  expect(said).toMatch(/のあるディスクがいっぱいです。バックアップは作られていません。/)
  expect(await readdir(into)).toEqual([])
  expect(await filesUnder(filesDir)).toHaveLength(3)
})

test('a restore that is killed leaves the database as it was, and the next one deletes its leftovers', async ({ url, archive, manifest, folder }) => {
  const other = await makeEmptyDatabase('killed')
  const given = { url: other.url, archive, filesAt: join(folder, 'there'), erasures: [], replace: true, isOwn: true }
  try {
    await ask(other.url, `create table companies (name text)`)
    await ask(other.url, `insert into companies values ('いまの会社')`)
    // Each file is read once to prove it, then again into the new database: it is killed while it fills that.
    const pieces = manifest.tables.length + 1 + manifest.files.length + 20
    const child = inTheMiddleOf('restore/restore-backup.ts', 'restoreBackup', { ...given, now }, { pieces })
    await killedInTheMiddle(child)
    const built = async () =>
      (await ask<{ name: string }>(url, `select datname as name from pg_database`)).filter(({ name }) => name.startsWith(`mebae_restoring_${child.pid}_`))
    expect(await built()).toHaveLength(1)
    expect(await ask(other.url, 'select name from companies')).toEqual([{ name: 'いまの会社' }])

    // Killed a moment later, the old database would have lain here under this name, with all its rows.
    await ask(url, `create database mebae_replaced_${child.pid}_left`)
    await restoreBackup(given)
    expect(await ask(url, `select from pg_database where datname = 'mebae_replaced_${child.pid}_left'`)).toEqual([])
    expect(await ask(other.url, 'select count(*)::int as n from job_offers')).toEqual([{ n: 60 }])
    expect(await built()).toEqual([])
  } finally {
    await other.drop()
  }
})
