import type pg from 'pg'
import { copyOut, digestOf } from '../archive/copy-rows-out.ts'
import type { Manifest } from '../archive/manifest.ts'

/** Every table as it stands in the database now beside what the archive says of it. */
export async function compareRows(client: pg.Client, { tables, jobs }: Manifest) {
  const compared: { name: string; rows: number; isSame: boolean }[] = []
  for (const table of tables) {
    const { rows, sha256 } = await digestOf(copyOut.table(client, table))
    compared.push({ name: table.name, rows, isSame: rows === table.rows && sha256 === table.sha256 })
  }
  const waiting = await digestOf(copyOut.jobs(client))
  compared.push({ name: '待っている処理', rows: waiting.rows, isSame: waiting.rows === jobs.rows && waiting.sha256 === jobs.sha256 })
  return compared
}
