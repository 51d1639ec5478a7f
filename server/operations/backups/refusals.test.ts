import { cp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect } from 'vitest'
import { connect } from '#server/platform/database/connect.ts'
import { migrate } from '#server/platform/database/migrate/migrate.ts'
import { migrationFiles } from '#server/platform/database/migrate/migration-files.ts'
import { makeDatabase, makeEmptyDatabase } from '#server/platform/database/testing.ts'
import { settings } from '#server/settings.ts'
import { type Manifest, readManifest, writeManifest } from './archive/manifest.ts'
import { filesUnder } from '#server/platform/files/places/files-under.ts'
import { restoreBackup } from './restore/restore-backup.ts'
import { ask, backUp, testFilled as test } from './testing.ts'

const nothing = `select count(*)::int as n from pg_class where relnamespace = 'public'::regnamespace`

let empty: Awaited<ReturnType<typeof makeEmptyDatabase>>
beforeAll(async () => {
  empty = await makeEmptyDatabase('refused')
})
afterAll(() => empty.drop())

/** Why it is refused in an empty database. That this stays empty, and the folder for files too, belongs to every refusal. */
async function refusalOf(archive: string, folder: string) {
  const places = join(folder, 'refused-files')
  const refusal = await restoreBackup({ url: empty.url, archive, filesAt: places, erasures: [], replace: false, isOwn: true }).then(
    () => undefined,
    (error: Error) => error.message,
  )
  expect(await ask(empty.url, nothing)).toEqual([{ n: 0 }])
  expect(await filesUnder(places)).toEqual([])
  return refusal
}

async function rewriteManifest(archive: string, change: (manifest: Manifest) => Manifest) {
  const manifest = change(await readManifest(archive))
  for (const file of ['manifest.json', 'manifest.sha256']) await rm(join(archive, file))
  await writeManifest(archive, manifest)
}

test('one altered byte anywhere is refused by name, with nothing changed', async ({ archive, keys, folder }) => {
  for (const file of ['tables/candidate_users.copy.gz', `files/${keys.pdf}`, 'jobs.copy.gz', 'manifest.json']) {
    const copy = join(folder, 'altered')
    await cp(archive, copy, { recursive: true })
    const bytes = await readFile(join(copy, file))
    bytes[Math.floor(bytes.length / 2)]! ^= 1
    await writeFile(join(copy, file), bytes)
    expect(await refusalOf(copy, folder)).toMatch(/が、作ったときから変わっています。何も変えていません。$/)
    await rm(copy, { recursive: true })
  }
})

test('a backup that was cut short is refused', async ({ archive, keys, folder }) => {
  const cuts: [string, (copy: string) => Promise<void>][] = [
    ['tables/companies.copy.gz が、作ったときから変わっています', (copy) => truncate(join(copy, 'tables/companies.copy.gz'), 100)],
    ['tables/companies.copy.gz がありません', (copy) => rm(join(copy, 'tables/companies.copy.gz'))],
    [`files/${keys.sent} がありません`, (copy) => rm(join(copy, 'files', keys.sent))],
    ['途中で切れています', (copy) => rm(join(copy, 'manifest.sha256'))],
    ['目録（manifest.json）がありません', (copy) => rm(join(copy, 'manifest.json'))],
  ]
  for (const [sentence, cut] of cuts) {
    const copy = join(folder, 'cut')
    await cp(archive, copy, { recursive: true })
    await cut(copy)
    expect(await refusalOf(copy, folder)).toContain(sentence)
    await rm(copy, { recursive: true })
  }
})

test('a backup of newer code is refused, one of older code runs the migrations that came since', async ({ archive, filesDir, folder }) => {
  const newer = join(folder, 'newer')
  await cp(archive, newer, { recursive: true })
  await rewriteManifest(newer, (manifest) => ({ ...manifest, migrations: [...manifest.migrations, 'migrations/9999-later.sql'] }))
  expect(await refusalOf(newer, folder)).toContain('新しい Mebae が作ったバックアップです（migrations/9999-later.sql）')

  const files = await migrationFiles()
  const old = await makeEmptyDatabase('older')
  const other = await makeEmptyDatabase('from_older')
  try {
    await migrate(old.url, undefined, new Set(files.slice(0, -1)))
    await ask(old.url, `insert into companies (name, state) values ('昔の会社', 'active')`)
    const { folder: older, manifest } = await backUp(old.url, filesDir, join(folder, 'older'))
    expect(manifest.migrations).toEqual(files.slice(0, -1))
    await restoreBackup({ url: other.url, archive: older, filesAt: join(folder, 'there'), erasures: [], replace: false, isOwn: true })
    expect(await ask(other.url, 'select name from companies')).toEqual([{ name: '昔の会社' }])
    expect(await ask(other.url, 'select count(*)::int as n from migrations')).toEqual([{ n: files.length }])
  } finally {
    await old.drop()
    await other.drop()
  }
})

test('a backup from before the baseline of migrations is refused', async ({ archive, folder }) => {
  const before = join(folder, 'before-baseline')
  await cp(archive, before, { recursive: true })
  await rewriteManifest(before, (manifest) => ({ ...manifest, migrations: ['migrations/0001-masters.sql', 'migrations/0002-companies.sql'] }))
  expect(await refusalOf(before, folder)).toContain('公開前の開発版が作ったバックアップです（migrations/0001-masters.sql）')
})

test('without its key nothing is restored, and the error names the missing key', async ({ archive, manifest, folder }) => {
  expect(JSON.stringify(manifest)).not.toContain(settings.secretKey)
  settings.secretKey = 'x'.repeat(43)
  expect(await refusalOf(archive, folder)).toMatch(/^このサーバーの鍵が、バックアップを作ったときのものと違います/)
  settings.secretKey = undefined
  const dataDir = settings.dataDir
  settings.dataDir = folder
  expect(await refusalOf(archive, folder)).toMatch(/^このサーバーに、まだ鍵がありません/)
  settings.dataDir = dataDir
  // Looking for a key makes none.
  expect(await readdir(folder)).not.toContain('secret.key')
})

test('a filled database is replaced only on explicit request, and never while a client uses it', async ({ archive, filesDir }) => {
  const other = await makeDatabase('used')
  const restore = (replace: boolean, isOwn = true) => restoreBackup({ url: other.url, archive, filesAt: filesDir, erasures: [], replace, isOwn })
  try {
    await ask(other.url, `insert into companies (name, state) values ('いまの会社', 'active')`)
    await expect(restore(false)).rejects.toThrow(/--replace を付けてください/)
    await expect(restore(true, false)).rejects.toThrow(/空のデータベースを新しく作り/)

    const working = connect(other.url)
    expect(await working.selectFrom('companies').select('name').execute()).toEqual([{ name: 'いまの会社' }])
    await expect(restore(true)).rejects.toThrow(/^Mebae が動いています/)
    await working.destroy()
    expect(await ask(other.url, 'select name from companies')).toEqual([{ name: 'いまの会社' }])

    await restore(true)
    expect(await ask(other.url, `select count(*)::int as n from companies where name = 'いまの会社'`)).toEqual([{ n: 0 }])
    expect(await ask(other.url, 'select count(*)::int as n from job_offers')).toEqual([{ n: 60 }])
    expect(await ask(other.url, `select datname from pg_database where datname ~ 'mebae_(restoring|replaced)_${process.pid}_'`)).toEqual([])
  } finally {
    await other.drop()
  }
})

test('the owner of a database who is no superuser restores into their own empty one', async ({ url, archive, filesDir, folder }) => {
  const other = await makeEmptyDatabase('owned')
  const owner = `plain_owner_${process.pid}`
  const name = /\/(test_\w+)/.exec(other.url)![1]!
  try {
    const superuser = url.replace('mebae_owner@', 'postgres@')
    await ask(superuser, `create role ${owner} login`)
    await ask(superuser, `alter database ${name} owner to ${owner}`)
    const theirs = other.url.replace('mebae_owner@', `${owner}@`)
    await restoreBackup({ url: theirs, archive, filesAt: join(folder, 'theirs'), erasures: [], replace: false, isOwn: false })
    expect(await ask(theirs, 'select current_user::text as me, count(*)::int as n from job_offers')).toEqual([{ me: owner, n: 60 }])
    await expect(restoreBackup({ url: theirs, archive, filesAt: filesDir, erasures: [], replace: false, isOwn: false })).rejects.toThrow(/空ではありません/)
  } finally {
    await ask(url.replace('mebae_owner@', 'postgres@'), `drop database if exists ${name} with (force)`)
    await ask(url.replace('mebae_owner@', 'postgres@'), `drop role if exists ${owner}`)
  }
})
