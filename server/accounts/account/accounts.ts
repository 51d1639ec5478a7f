import type { Insertable } from 'kysely'
import type { Database } from '#server/platform/database/connect.ts'
import type { DB } from '#server/platform/database/schema.ts'
import type { Person } from '#server/platform/viewers/viewer.ts'

/** A new account, to which its caller adds the row of its kind under the same id. Nobody's when one of its kind has this address already. */
export async function addAccount(db: Database, kind: Person['area'], account: Omit<Insertable<DB['accounts']>, 'kind'>) {
  const added = await db
    .insertInto('accounts')
    .values({ ...account, kind })
    .onConflict((conflict) => conflict.columns(['kind', 'email_key']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return added?.id
}

/** The account of this kind that has the address. One address may belong to an account of each kind, so that every lookup names the kind. */
export const accountWith = (db: Database, kind: Person['area'], email: string) =>
  db.selectFrom('accounts').where('accounts.kind', '=', kind).where('accounts.email_key', '=', email.toLowerCase())

/** Locks accounts in one order. A second statement then reads them as the transaction that held them before left them. */
export const lockAccounts = (db: Database, ids: string[]) =>
  ids.length > 0 && db.selectFrom('accounts').select('id').where('id', 'in', ids).orderBy('id').forNoKeyUpdate().execute()

/** Those of these accounts that still exist, kept from being deleted until the transaction ends: for writers that do not lock them. */
export async function stayingAccounts(db: Database, ids: string[]) {
  if (ids.length === 0) return new Set<string>()
  const staying = await db.selectFrom('accounts').select('id').where('id', 'in', ids).orderBy('id').forKeyShare().execute()
  return new Set(staying.map(({ id }) => id))
}
