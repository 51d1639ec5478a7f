import type { RequestContext } from '../api.ts'
import { deviceName } from './device-name.ts'
import { sessionCookie } from './session-cookie.ts'
import { LONGEST_DAYS } from './session-limits.ts'
import { hashToken, newToken } from './token.ts'

type Context = Pick<RequestContext, 'db' | 'now' | 'asker' | 'answer' | 'viewer'>

/** Signs a candidate in, always under a new secret: one that was in the browser before is worth nothing afterwards. */
export async function startSession({ db, now, asker, answer, viewer }: Context, candidate_user_id: string) {
  const token = newToken()
  const at = now()
  const expires_at = new Date(at.getTime() + LONGEST_DAYS * 86_400_000).toISOString()
  if (viewer) await db.deleteFrom('sessions').where('id', '=', viewer.session_id).execute()
  await db
    .insertInto('sessions')
    .values({
      token_hash: hashToken(token),
      area: 'candidate',
      candidate_user_id,
      device: deviceName(asker.userAgent),
      created_at: at.toISOString(),
      last_seen_at: at.toISOString(),
      authenticated_at: at.toISOString(),
      expires_at,
    })
    .execute()
  answer.append('Set-Cookie', sessionCookie('candidate', token, LONGEST_DAYS * 86_400))
}
