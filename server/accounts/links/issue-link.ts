import type { Database } from '#server/platform/database/connect.ts'
import { hashToken, newToken } from '../sessions/token.ts'
import { LINK_MINUTES } from './link-minutes.ts'

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
