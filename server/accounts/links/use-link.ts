import type { RequestContext } from '#server/platform/request/request-context.ts'
import { fail } from '#server/fail.ts'
import { hashToken } from '../sessions/token.ts'
import { ofArea, type Person } from '#server/platform/viewers/of-area.ts'

/** Uses up a mailed link of this area: of any number of uses at one moment, one finds it unused. */
export async function useLink({ db, now }: Pick<RequestContext, 'db' | 'now'>, area: Person['area'], purpose: 'reset' | 'change', token: string) {
  const { own } = ofArea[area]
  const at = now().toISOString()
  const link = await db
    .updateTable('email_tokens')
    .set({ used_at: at })
    .where('token_hash', '=', hashToken(token))
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where(own, 'is not', null)
    .where('expires_at', '>', at)
    .returning([`${own} as id`, 'email', 'next'])
    .executeTakeFirst()
  return link?.id ? { id: link.id, email: link.email, next: link.next } : fail('LINK_INVALID')
}
