import type pg from 'pg'
import { databaseShape, listOf } from '../archive/database-shape.ts'
import { storedRows, type StoredRow } from '../archive/stored-rows.ts'
import { constants } from 'node:fs'
import { copyFile, link, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { isRunning } from '../archive/running-backup.ts'

const TRIES = 5

/** One moment of the database that stays readable while others go on writing, and the files of that moment. */
export async function snapshot(client: pg.Client, filesDir: string) {
  let lost = new Set<string>()
  for (let tries = 1; ; tries++) {
    await client.query('rollback; begin isolation level repeatable read read only')
    const shape = await databaseShape(client)
    // A migration that changes the tables waits until the backup ends.
    const names = shape.map(({ name }) => name)
    if (names.length) await client.query(`lock table ${listOf(client, names)} in access share mode`)

    const rows = await storedRows(client)
    const { gone, folder, release } = await holdFiles(filesDir, rows)
    // Most likely its row was deleted with it just now: a later moment has neither. A file that a second moment still names is missing for good.
    if (gone.every(({ key }) => lost.has(key)) || tries === TRIES) {
      const missing = new Set(gone.map(({ key }) => key))
      return { shape, rows: rows.filter(({ key }) => !missing.has(key)), missing: gone, folder, release }
    }
    lost = new Set(gone.map(({ key }) => key))
    await release()
  }
}

const HOLD = '.backup-'

/** A second name for each file, so that it stays until it is copied, even if a request deletes it in between. Reports the files that were gone already. */
async function holdFiles(filesDir: string, rows: StoredRow[]) {
  await mkdir(filesDir, { recursive: true })
  await removeLeftovers(filesDir)
  const folder = await mkdtemp(join(filesDir, `${HOLD}${process.pid}-`))
  const gone: StoredRow[] = []
  const folders = new Set(rows.map(({ key }) => dirname(join(folder, key))))
  for (const made of folders) await mkdir(made, { recursive: true, mode: 0o700 })
  for (const row of rows) {
    const held = await hold(join(filesDir, row.key), join(folder, row.key))
    if (!held) gone.push(row)
  }
  return { folder, gone, release: () => rm(folder, { recursive: true, force: true }) }
}

async function hold(file: string, name: string) {
  try {
    await link(file, name).catch((error: { code?: string }) => {
      // Not every file system knows second names.
      if (error.code === 'ENOENT') throw error
      return copyFile(file, name, constants.COPYFILE_FICLONE)
    })
    return true
  } catch (error) {
    if ((error as { code?: string }).code !== 'ENOENT') throw error
    return false
  }
}

async function removeLeftovers(filesDir: string) {
  const names = (await readdir(filesDir).catch(() => [])).filter((name) => name.startsWith(HOLD))
  for (const name of names) {
    if (!isRunning(Number.parseInt(name.slice(HOLD.length)))) await rm(join(filesDir, name), { recursive: true, force: true })
  }
}
