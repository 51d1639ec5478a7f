import { migrate } from '#server/platform/database/migrate.ts'
import { backupClient } from '../archive/backup-client.ts'
import type { Manifest } from '../archive/manifest.ts'
import { loadRows } from './load-rows.ts'
import type pg from 'pg'
import { copyOut, digestOf } from '../archive/copy-rows-out.ts'

type Building = { url: string; folder: string; manifest: Manifest; onBytes?: (bytes: number) => void }

/** Fills an empty database from the archive: its migrations, its rows, and the proof that they are the same. Newer migrations come after. */
export async function buildDatabase({ url, folder, manifest, onBytes }: Building) {
  await migrate(url, undefined, new Set(manifest.migrations))
  const client = await backupClient(url)
  try {
    await loadRows(client, folder, manifest, onBytes)
    return await compareRows(client, manifest)
  } finally {
    await client.end()
  }
}

/** Every table as the database holds it now, compared with the archive. */
async function compareRows(client: pg.Client, { tables, jobs }: Manifest) {
  const compared: { name: string; rows: number; isSame: boolean }[] = []
  for (const table of tables) {
    const { rows, sha256 } = await digestOf(copyOut.table(client, table))
    compared.push({ name: table.name, rows, isSame: rows === table.rows && sha256 === table.sha256 })
  }
  const waiting = await digestOf(copyOut.jobs(client))
  compared.push({ name: '待っている処理', rows: waiting.rows, isSame: waiting.rows === jobs.rows && waiting.sha256 === jobs.sha256 })
  return compared
}
