import { apiPrefix } from '#contract/index.ts'
import { hashToken, newToken } from '#server/accounts/sessions/session-cookie.ts'
import type { Database } from '#server/platform/database/connect.ts'
import type { MemberContext } from '#server/platform/request/viewer-contexts.ts'
import { open, seal } from '#server/platform/sealing/seal.ts'
import { settings } from '#server/settings.ts'

const urlOf = (token: string) => `${settings.publicUrl}${apiPrefix}/calendar_feeds/${token}/`

/** The member's own link; nobody else reads it. */
export async function showFeed(db: Database, company_user_id: string) {
  const row = await db.selectFrom('meeting_feeds').select(['token_sealed', 'created_at']).where('company_user_id', '=', company_user_id).executeTakeFirst()
  const token = row && open(row.token_sealed)
  return token ? { url: urlOf(token), created_at: row.created_at } : null
}

/** A link for the member; with one already, the one before leads nowhere from now on. */
export async function issueFeed({ db, viewer, now }: Pick<MemberContext, 'db' | 'viewer' | 'now'>) {
  const token = newToken()
  const issued = { token_hash: hashToken(token), token_sealed: seal(token)!, created_at: now().toISOString() }
  await db
    .insertInto('meeting_feeds')
    .values({ company_user_id: viewer.id, ...issued })
    .onConflict((conflict) => conflict.column('company_user_id').doUpdateSet(issued))
    .execute()
}

export const revokeFeed = ({ db, viewer }: Pick<MemberContext, 'db' | 'viewer'>) =>
  db.deleteFrom('meeting_feeds').where('company_user_id', '=', viewer.id).execute()
