import { pages } from '#contract/platform/pages.ts'
import type { Person } from '#server/platform/viewers/viewer.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import { recordOwnAct } from '#server/platform/audit/record-own-act.ts'
import { chooseMembership, credentialsOf } from '../account/memberships.ts'
import { hasFactor } from './factors/has-factor.ts'
import { deviceName } from './devices/device-name.ts'
import { knownDevice } from './devices/known-device.ts'
import { hashToken, longestDays, newToken, sessionCookie } from './session-cookie.ts'
import { sendMail } from '#server/platform/mail/send-mail.ts'
import { newSignIn } from '#server/platform/mail/texts/sign-in/sign-in-mails.ts'
import { settings } from '#server/settings.ts'

type Entry = {
  second_factor_at?: string | undefined
  /** Somebody signs in, rather than goes on in a session: told by mail when it is on a device where they never did. */
  isArrival?: boolean
}
type Context = Pick<RequestContext, 'db' | 'now' | 'client' | 'answer' | 'viewer'>

/** Signs somebody in, always under a new secret: one that was in the browser before is worth nothing afterwards. Says whether the second factor is still to be shown. */
export async function startSession(context: Context, { area, id }: Person, { second_factor_at, isArrival = false }: Entry = {}) {
  const { db, now, client, answer, viewer } = context
  const token = newToken()
  const at = now()
  const days = longestDays(area)
  const expires_at = new Date(at.getTime() + days * 86_400_000).toISOString()
  if (viewer?.area === area) await db.deleteFrom('sessions').where('id', '=', viewer.session_id).execute()
  await db
    .insertInto('sessions')
    .values({
      token_hash: hashToken(token),
      account_id: id,
      second_factor_at,
      device: deviceName(client.userAgent),
      created_at: at.toISOString(),
      last_seen_at: at.toISOString(),
      authenticated_at: at.toISOString(),
      expires_at,
    })
    .execute()
  await chooseMembership(db, { area, id }, at)
  if (second_factor_at) await recordOwnAct({ db, now }, { area, id }, { act: 'sign_in' })
  answer.append('Set-Cookie', sessionCookie(area, token, days * 86_400))
  if (!second_factor_at && (await hasFactor(db, id))) return { needs_second_factor: true }
  const person = { area, id: await credentialsOf(db, { area, id }) }
  if (isArrival && !knownDevice.numberFor(context, person)) await tellNewDevice(context, person)
  knownDevice.remember(context, person)
  return { needs_second_factor: false }
}

/** Mails somebody that they signed in on a device for the first time, and where to end that session. */
async function tellNewDevice({ db, now, client }: Pick<RequestContext, 'db' | 'now' | 'client'>, { area, id }: Person) {
  const { email } = await db.selectFrom('accounts').select('email').where('id', '=', id).executeTakeFirstOrThrow()
  const text = newSignIn({ device: deviceName(client.userAgent), at: now(), sessions_link: `${settings.publicUrl}${pages.security(area)}#devices` })
  await sendMail(db, { to: email, account_id: id, ...text })
}
