import { sql } from 'kysely'
import type { Database } from '#server/platform/database/connect.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import type { Viewer } from '#server/platform/viewers/viewer.ts'

/** Whether a row of `accounts` has a second factor. A candidate's passkey is one only where they wanted it: for them it is first of all a way to sign in. */
export const factorStands = sql<boolean>`(accounts.totp_confirmed_at is not null or accounts.passkey_factor_at is not null
  or accounts.kind <> 'candidate' and exists (select from passkeys where passkeys.account_id = accounts.id))`

/** Whether somebody shows a second factor when they sign in. */
export async function hasFactor(db: Database, account_id: string) {
  const account = await db.selectFrom('accounts').select(factorStands.as('has')).where('id', '=', account_id).executeTakeFirst()
  return account?.has === true
}

/** For a session that takes the place of this one: a user who has shown the second factor need not show it again. */
export const factorShown = ({ viewer, now }: Pick<RequestContext, 'viewer' | 'now'>, id: string) =>
  viewer?.id === id && viewer.second_factor === 'passed' ? now().toISOString() : undefined

/** Whether the second factor is still to be shown, or set up: until then somebody is not signed in. */
export const isBeforeFactor = ({ second_factor }: Pick<Viewer, 'second_factor'>) => second_factor === 'asked' || second_factor === 'missing'
