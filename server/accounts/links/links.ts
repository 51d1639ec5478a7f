import { fail } from '#server/fail.ts'
import type { Database } from '#server/platform/database/connect.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import type { Person } from '#server/platform/viewers/viewer.ts'
import { hashToken, newToken } from '../sessions/session-cookie.ts'

/** How long a mailed link works. The mails say so, too. */
export const LINK_MINUTES = 30

type Link = { id: string; purpose: 'reset' | 'change'; email: string; next?: string }

/** The token of a new link for a mail; the one before of the same purpose is worth nothing from now on. */
export async function issueLink(db: Database, now: Date, { id, purpose, email, next = '' }: Link) {
  const token = newToken()
  const fresh = {
    token_hash: hashToken(token),
    email,
    next,
    created_at: now.toISOString(),
    expires_at: new Date(now.getTime() + LINK_MINUTES * 60_000).toISOString(),
    used_at: null,
  }
  await db
    .insertInto('email_tokens')
    .values({ account_id: id, purpose, ...fresh })
    .onConflict((conflict) => conflict.columns(['account_id', 'purpose']).doUpdateSet(fresh))
    .execute()
  return token
}

/** Uses up a mailed link of this area: of any number of uses at one moment, one finds it unused. */
export async function useLink({ db, now }: Pick<RequestContext, 'db' | 'now'>, area: Person['area'], purpose: 'reset' | 'change', token: string) {
  const at = now().toISOString()
  const link = await db
    .updateTable('email_tokens')
    .from('accounts')
    .whereRef('accounts.id', '=', 'account_id')
    .where('accounts.kind', '=', area)
    .set({ used_at: at })
    .where('token_hash', '=', hashToken(token))
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', at)
    .returning(['account_id as id', 'email_tokens.email', 'next'])
    .executeTakeFirst()
  return link ?? fail('LINK_INVALID')
}
