import { sql } from 'kysely'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import { unstorableFields } from '#server/platform/writes/retry-on-deadlock.ts'
import { hashToken } from '../session-cookie.ts'
import { challengeCookie, type ChallengeKind } from './challenge-cookie.ts'

type Context = Pick<RequestContext, 'db' | 'now' | 'client' | 'answer'>

/** What this browser was asked, once: of two answers at the same time one finds nothing. `match` are parts of the secret that the answer has to know. */
export async function consumeChallenge({ db, now, client, answer }: Context, kind: ChallengeKind, match: Record<string, string> = {}) {
  const token = client.cookie(challengeCookie.name(kind))
  // A query may carry the character 0 in percent signs, of which PostgreSQL makes an error.
  if (!token || unstorableFields(match).length > 0) return
  const taken = await db
    .deleteFrom('sign_in_challenges')
    .where('browser_hash', '=', hashToken(token))
    .where('kind', '=', kind)
    .where('expires_at', '>', now().toISOString())
    .where(sql<boolean>`secret @> ${JSON.stringify(match)}::jsonb`)
    .returning(['secret', 'account_id'])
    .executeTakeFirst()
  if (!taken) return
  answer.append('Set-Cookie', challengeCookie.header(kind, '', 0))
  return { secret: taken.secret as Record<string, string>, account_id: taken.account_id }
}
