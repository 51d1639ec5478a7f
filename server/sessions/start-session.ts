import type { Area } from '#contract/sessions.ts'
import type { RequestContext } from '../api.ts'
import { deviceName } from './device-name.ts'
import { sessionCookie } from './session-cookie.ts'
import { recordOwnAct } from '../audit/record-own-act.ts'
import { longestDays } from './session-limits.ts'
import { hashToken, newToken } from './token.ts'

type Where = { area?: Area; second_factor_at?: string }
type Context = Pick<RequestContext, 'db' | 'now' | 'asker' | 'answer' | 'viewer'>

/** Signs somebody in, always under a new secret: one that was in the browser before is worth nothing afterwards. */
export async function startSession({ db, now, asker, answer, viewer }: Context, id: string, { area = 'candidate', second_factor_at }: Where = {}) {
  const token = newToken()
  const at = now()
  const days = longestDays(area)
  const expires_at = new Date(at.getTime() + days * 86_400_000).toISOString()
  if (viewer?.area === area) await db.deleteFrom('sessions').where('id', '=', viewer.session_id).execute()
  await db
    .insertInto('sessions')
    .values({
      token_hash: hashToken(token),
      area,
      [`${area}_user_id`]: id,
      second_factor_at,
      device: deviceName(asker.userAgent),
      created_at: at.toISOString(),
      last_seen_at: at.toISOString(),
      authenticated_at: at.toISOString(),
      expires_at,
    })
    .execute()
  if (second_factor_at) await recordOwnAct({ db, now }, { area, id }, { act: 'sign_in' })
  answer.append('Set-Cookie', sessionCookie(area, token, days * 86_400))
}
