import type { LookupName } from '#contract/platform/lookups/lookups.ts'
import type { Database } from '../database/connect.ts'

type Chosen = number | readonly number[] | null | undefined

/** The rows of these lookup tables that a user can choose now, and the retired ones that the user had chosen `before`. */
export async function choosable(db: Database, tables: readonly LookupName[]) {
  const rows = await db.selectFrom('lookups').select(['master', 'id', 'retired_at']).where('master', 'in', tables).execute()
  return (table: LookupName, id: number, before?: Chosen) =>
    rows.some((row) => row.master === table && row.id === id && (!row.retired_at || [before ?? []].flat().includes(id)))
}
