import type { Database } from '#server/platform/database/connect.ts'

/** Of these people those who are still here, and stay until the transaction ends: for whoever writes something of theirs without holding them. */
export async function stayingAccounts(db: Database, ids: string[]) {
  if (ids.length === 0) return new Set<string>()
  const staying = await db.selectFrom('accounts').select('id').where('id', 'in', ids).orderBy('id').forKeyShare().execute()
  return new Set(staying.map(({ id }) => id))
}
