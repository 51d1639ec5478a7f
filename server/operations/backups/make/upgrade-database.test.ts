import { readdir, writeFile } from 'node:fs/promises'
import { beforeEach, expect } from 'vitest'
import { makeEmptyDatabase } from '#server/platform/database/testing.ts'
import { migrationFiles } from '#server/platform/database/migrate/migration-files.ts'
import { migrate } from '#server/platform/database/migrate/migrate.ts'
import { settings } from '#server/settings.ts'
import { ask, test } from '../testing.ts'
import { upgradeDatabase } from './upgrade-database.ts'

const kept = { ...settings }
const files = await migrationFiles()
/** The version before the table of backups' results would be too old to note one. */
const older = files.slice(0, files.findIndex((name) => name.includes('0020-')) + 1)
let url = ''

beforeEach(async () => {
  const made = await makeEmptyDatabase('upgrade')
  url = made.url
  return async () => {
    Object.assign(settings, kept)
    await made.drop()
  }
})

const applied = async () => (await ask<{ name: string }>(url, 'select name from migrations order by name')).map(({ name }) => name)

test('a new database is made without a backup', async ({ folder, into }) => {
  settings.dataDir = folder
  await upgradeDatabase(url)
  expect(await applied()).toEqual(files)
  await expect(readdir(into)).rejects.toThrow('ENOENT')
})

test('a used database is backed up before an upgrade changes it, once for two processes that start together', async ({ folder, into, filesDir }) => {
  Object.assign(settings, { dataDir: folder, filesDir })
  await migrate(url, undefined, new Set(older))
  await Promise.all([upgradeDatabase(url), upgradeDatabase(url)])
  expect(await applied()).toEqual(files)
  expect(await readdir(into)).toHaveLength(1)
})

test('where the backup cannot be made nothing is changed, unless the operator says so', async ({ folder, into, filesDir }) => {
  await writeFile(into, '')
  Object.assign(settings, { dataDir: folder, filesDir })
  const open = older.slice(0, -1)
  await migrate(url, undefined, new Set(open))
  await expect(upgradeDatabase(url)).rejects.toThrow('BACKUP_BEFORE_UPGRADE=off')
  expect(await applied()).toEqual(open)
  settings.backupBeforeUpgrade = false
  await upgradeDatabase(url)
  expect(await applied()).toEqual(files)
})
