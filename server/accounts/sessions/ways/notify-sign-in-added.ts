import type { RequestContext } from '#server/platform/request/request-context.ts'
import { sendMail } from '#server/platform/mail/send-mail.ts'
import { signInAdded } from '#server/platform/mail/texts/sign-in/sign-in-added.ts'
import { settings } from '#server/settings.ts'
import { securityPage } from './security-page.ts'
import type { Viewer } from '#server/platform/viewers/viewer.ts'

/** Mails its owner that there is one more way into the account. */
export async function notifySignInAdded({ db, now, viewer }: Pick<RequestContext, 'db' | 'now'> & { viewer: Viewer }, way: 'パスキー' | 'LINE') {
  const { email } = await db.selectFrom('accounts').select('email').where('id', '=', viewer.id).executeTakeFirstOrThrow()
  const text = signInAdded({ way, at: now(), security_link: settings.publicUrl + securityPage[viewer.area] })
  await sendMail(db, { to: email, account_id: viewer.id, ...text })
}
