import type { RequestContext } from '../../api.ts'
import { fail } from '../../fail.ts'
import { hashToken } from '../../sessions/token.ts'

/** Uses up a mailed link: of any number of uses at one moment, one finds it unused. */
export async function useLink({ db, now }: Pick<RequestContext, 'db' | 'now'>, purpose: 'reset' | 'change', token: string) {
  const at = now().toISOString()
  const link = await db
    .updateTable('email_tokens')
    .set({ used_at: at })
    .where('token_hash', '=', hashToken(token))
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', at)
    .returning(['candidate_user_id', 'email'])
    .executeTakeFirst()
  return link ?? fail('LINK_INVALID')
}
