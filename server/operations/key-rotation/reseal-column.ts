import { sql } from 'kysely'
import type { Database } from '#server/platform/database/connect.ts'
import { open, seal } from '#server/platform/sealing/seal.ts'
import { sealingKey } from '#server/platform/sealing/sealing-keys.ts'
import type { SealedColumn } from './sealed-columns.ts'

const AT_ONCE = 500

/**
 * Seals with the current key what another key sealed, some rows at a time, each only where it still holds the value that was read: a write in between wins. A
 * run that is interrupted keeps its progress. Gives how many rows it sealed, and how many no key opens.
 */
export async function resealColumn(db: Database, { table, column, isJson }: SealedColumn, signal?: AbortSignal) {
  const [sealed, to] = [isJson ? sql<string>`${sql.ref(column)} #>> '{}'` : sql<string>`${sql.ref(column)}`, isJson ? sql`to_jsonb` : sql``]
  const done = { sealed: 0, refused: 0 }
  for (let last = '(0,0)'; ; ) {
    signal?.throwIfAborted()
    const { rows } = await sql<{ place: string; text: string }>`
      select ctid::text as place, ${sealed} as text from ${sql.table(table)}
      where ctid > ${last}::tid and ${sealed} is not null and ${sealed} not like ${`%.${sealingKey().id}`} order by ctid limit ${AT_ONCE}`.execute(db)
    for (const { place, text } of rows) {
      const again = sealedAgain(text)
      if (again === undefined) done.refused++
      else {
        const { numAffectedRows } = await sql`
          update ${sql.table(table)} set ${sql.ref(column)} = ${to}(${again}::text) where ctid = ${place}::tid and ${sealed} = ${text}`.execute(db)
        done.sealed += Number(numAffectedRows ?? 0)
      }
    }
    last = rows.at(-1)?.place ?? last
    if (rows.length < AT_ONCE) return done
  }
}

function sealedAgain(text: string) {
  try {
    return seal(open(text))
  } catch {
    return undefined
  }
}
