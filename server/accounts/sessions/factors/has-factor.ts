import { sql } from 'kysely'
import type { Database } from '#server/platform/database/connect.ts'

/** Whether a row of `accounts` has a second factor. A candidate's passkey is one only where they wanted it: for them it is first of all a way to sign in. */
export const factorStands = sql<boolean>`(accounts.totp_confirmed_at is not null or accounts.passkey_factor_at is not null
  or accounts.kind <> 'candidate' and exists (select from passkeys where passkeys.account_id = accounts.id))`

/** Whether somebody shows a second factor when they sign in. */
export async function hasFactor(db: Database, account_id: string) {
  const account = await db.selectFrom('accounts').select(factorStands.as('has')).where('id', '=', account_id).executeTakeFirst()
  return account?.has === true
}
