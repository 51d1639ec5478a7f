import type { Database } from '#server/platform/database/connect.ts'

/** Those of these accounts that still exist, kept from being deleted until the transaction ends: for writers that do not lock them. */
export async function stayingAccounts(db: Database, ids: string[]) {
  if (ids.length === 0) return new Set<string>()
  const staying = await db.selectFrom('accounts').select('id').where('id', 'in', ids).orderBy('id').forKeyShare().execute()
  return new Set(staying.map(({ id }) => id))
}
