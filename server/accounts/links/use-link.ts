import type { RequestContext } from '#server/platform/request/request-context.ts'
import { fail } from '#server/fail.ts'
import { hashToken } from '../sessions/token.ts'
import type { Person } from '#server/platform/viewers/of-area.ts'

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
