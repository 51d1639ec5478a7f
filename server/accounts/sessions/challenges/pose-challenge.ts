import type { RequestContext } from '#server/platform/request/request-context.ts'
import { hashToken, newToken } from '../session-cookie.ts'
import { challengeCookie, type ChallengeKind } from './challenge-cookie.ts'

export const CHALLENGE_SECONDS = 300

type Question = { kind: ChallengeKind; secret: Record<string, string>; account_id?: string | undefined; seconds?: number }

/** Keeps what is asked until it is answered; only this browser can answer. */
export async function poseChallenge(
  { db, now, answer }: Pick<RequestContext, 'db' | 'now' | 'answer'>,
  { kind, secret, account_id, seconds = CHALLENGE_SECONDS }: Question,
) {
  const token = newToken()
  const at = now()
  await db.deleteFrom('sign_in_challenges').where('expires_at', '<=', at.toISOString()).execute()
  await db
    .insertInto('sign_in_challenges')
    .values({
      kind,
      browser_hash: hashToken(token),
      secret: JSON.stringify(secret),
      account_id,
      expires_at: new Date(at.getTime() + seconds * 1_000).toISOString(),
    })
    .execute()
  answer.append('Set-Cookie', challengeCookie.header(kind, token, seconds))
}
