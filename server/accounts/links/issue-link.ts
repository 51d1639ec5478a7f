import type { Database } from '../../database/connect.ts'
import { hashToken, newToken } from '../../sessions/token.ts'
import { LINK_MINUTES } from './link-minutes.ts'

type Link = { purpose: 'reset' | 'change'; candidate_user_id: string; email: string }

/** The token of a new link for a mail; the one before of the same purpose is worth nothing from now on. */
export async function issueLink(db: Database, now: Date, link: Link) {
  const token = newToken()
  const fresh = {
    token_hash: hashToken(token),
    email: link.email,
    created_at: now.toISOString(),
    expires_at: new Date(now.getTime() + LINK_MINUTES * 60_000).toISOString(),
    used_at: null,
  }
  await db
    .insertInto('email_tokens')
    .values({ ...link, ...fresh })
    .onConflict((conflict) => conflict.columns(['candidate_user_id', 'purpose']).doUpdateSet(fresh))
    .execute()
  return token
}
