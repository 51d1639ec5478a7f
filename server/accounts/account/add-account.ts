import type { Insertable } from 'kysely'
import type { Database } from '#server/platform/database/connect.ts'
import type { DB } from '#server/platform/database/schema.ts'
import type { Person } from '#server/platform/viewers/of-area.ts'

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
