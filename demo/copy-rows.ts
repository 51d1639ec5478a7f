import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ClientBase } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { copyText, type Row } from '#server/platform/database/copy-text.ts'

/** Streams rows of one table. All rows have the columns of the first, in its order. */
export async function copyRows(client: ClientBase, table: string, rows: Row[]) {
  if (!rows[0]) return
  const columns = Object.keys(rows[0])
  const sink = client.query(copyFrom(`copy ${table} (${columns.map((column) => `"${column}"`).join(', ')}) from stdin`))
  await pipeline(Readable.from(copyText(columns, rows)), sink)
}
