import type pg from 'pg'
import { databaseShape, listOf } from '../archive/database-shape.ts'
import { storedRows, type StoredRow } from '../archive/stored-rows.ts'
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import type { FilePlace } from '#server/platform/files/places/file-place.ts'
import { isRunning } from '../archive/running-backup.ts'

const TRIES = 5

/** One moment of the database that stays readable while others go on writing, and the files of that moment. `aside` is where the backup is made. */
export async function snapshot(client: pg.Client, place: FilePlace, aside: string) {
  const held = await heldFiles(place, aside)
  try {
    // A bucket takes its time, and until it is read the database may clean up what others delete.
    if (place.isBucket) await held.add(await storedRows(client))
    let lost = new Set<string>()
    for (let tries = 1; ; tries++) {
      await client.query('rollback; begin isolation level repeatable read read only')
      const shape = await databaseShape(client)
      // A migration that changes the tables waits until the backup ends.
      const names = shape.map(({ name }) => name)
      if (names.length) await client.query(`lock table ${listOf(client, names)} in access share mode`)

      const rows = await storedRows(client)
      const gone = await held.add(rows)
      // Most likely its row was deleted with it just now: a later moment has neither. A file that a second moment still names is missing for good.
      if (gone.every(({ key }) => lost.has(key)) || tries === TRIES) {
        const missing = new Set(gone.map(({ key }) => key))
        return { shape, rows: rows.filter(({ key }) => !missing.has(key)), missing: gone, folder: held.folder, release: held.release }
      }
      lost = new Set(gone.map(({ key }) => key))
    }
  } catch (error) {
    await held.release()
    throw error
  }
}

const HOLD = '.backup-'
const AT_ONCE = 8

/** A second name, or of a bucket a copy, for each file, so that it stays until the backup has it, even if a request deletes it in between. */
async function heldFiles(place: FilePlace, aside: string) {
  if (!place.isBucket) {
    await mkdir(place.name, { recursive: true })
    await removeLeftovers(place.name)
  }
  const folder = await mkdtemp(join(place.isBucket ? aside : place.name, `${HOLD}${process.pid}-`))
  const known = new Set<string>()
  /** Reports the files that were gone already. */
  async function add(rows: StoredRow[]) {
    for (const made of new Set(rows.map(({ key }) => dirname(join(folder, key))))) await mkdir(made, { recursive: true, mode: 0o700 })
    const hold = async ({ key }: StoredRow) => {
      if (!known.has(key) && (await place.saveTo(key, join(folder, key)))) known.add(key)
    }
    const perKey = new Map(rows.map((row) => [row.key, row]))
    await Readable.from(perKey.values()).forEach(hold, { concurrency: AT_ONCE })
    return rows.filter(({ key }) => !known.has(key))
  }
  return { folder, add, release: () => rm(folder, { recursive: true, force: true }) }
}

async function removeLeftovers(folder: string) {
  const names = (await readdir(folder)).filter((name) => name.startsWith(HOLD))
  for (const name of names) {
    if (!isRunning(Number.parseInt(name.slice(HOLD.length)))) await rm(join(folder, name), { recursive: true, force: true })
  }
}
