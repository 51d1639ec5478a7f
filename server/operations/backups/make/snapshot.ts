import type pg from 'pg'
import { databaseShape, listOf } from '../archive/database-shape.ts'
import { storedRows } from '../archive/stored-rows.ts'
import { holdFiles } from './hold-files.ts'

const TRIES = 5

/** One moment of the database that stays readable while others go on writing, and the files of that moment. */
export async function snapshot(client: pg.Client, filesDir: string) {
  let lost = new Set<string>()
  for (let tries = 1; ; tries++) {
    await client.query('rollback; begin isolation level repeatable read read only')
    const shape = await databaseShape(client)
    // Whoever changes the tables themselves waits until we are through.
    const names = shape.map(({ name }) => name)
    if (names.length) await client.query(`lock table ${listOf(client, names)} in access share mode`)

    const rows = await storedRows(client)
    const { gone, folder, release } = await holdFiles(filesDir, rows)
    // Most likely its row went with it just now: a later moment has neither. What a second moment still names is missing for good.
    if (gone.every(({ key }) => lost.has(key)) || tries === TRIES) {
      const missing = new Set(gone.map(({ key }) => key))
      return { shape, rows: rows.filter(({ key }) => !missing.has(key)), missing: gone, folder, release }
    }
    lost = new Set(gone.map(({ key }) => key))
    await release()
  }
}
