import type { MasterName } from '#contract/platform/lookups/masters.ts'
import type { Database } from '../database/connect.ts'

type Chosen = number | readonly number[] | null | undefined

/** The rows of these lookup tables that a user can choose now, and the retired ones that the user had chosen `before`. */
export async function choosable(db: Database, tables: readonly MasterName[]) {
  const rows = await db.selectFrom('masters').select(['master', 'id', 'retired_at']).where('master', 'in', tables).execute()
  return (table: MasterName, id: number, before?: Chosen) =>
    rows.some((row) => row.master === table && row.id === id && (!row.retired_at || [before ?? []].flat().includes(id)))
}
