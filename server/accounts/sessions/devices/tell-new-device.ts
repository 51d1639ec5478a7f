import { ofArea, type Person } from '#server/platform/viewers/of-area.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import { sendMail } from '#server/platform/mail/send-mail.ts'
import { newSignIn } from '#server/platform/mail/texts/sign-in/new-sign-in.ts'
import { settings } from '#server/settings.ts'
import { securityPage } from '../ways/security-page.ts'
import { deviceName } from './device-name.ts'

/** Mails somebody that they signed in on a device for the first time, and where to end that session. */
export async function tellNewDevice({ db, now, asker }: Pick<RequestContext, 'db' | 'now' | 'asker'>, { area, id }: Person) {
  const { people, own } = ofArea[area]
  const { email } = await db.selectFrom(people).select('email').where('id', '=', id).executeTakeFirstOrThrow()
  const text = newSignIn({ device: deviceName(asker.userAgent), at: now(), sessions_link: `${settings.publicUrl}${securityPage[area]}#devices` })
  await sendMail(db, { to: email, [own]: id, ...text })
}
