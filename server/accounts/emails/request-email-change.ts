import { pages } from '#contract/platform/pages.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import { alreadyRegistered, changeEmail } from '#server/platform/mail/texts/account-mails.ts'
import { sendMail } from '#server/platform/mail/send-mail.ts'
import { requireReauthentication } from '../sessions/require-reauthentication.ts'
import { rateLimit } from '#server/platform/request/rate-limit.ts'
import type { Viewer } from '#server/platform/viewers/viewer.ts'
import { settings } from '#server/settings.ts'
import { accountWith } from '../account/accounts.ts'
import { credentialsOf } from '../account/memberships.ts'
import { issueLink } from '../links/links.ts'
import { refuseWithoutMail } from '../links/limit-mails.ts'

/** Only the mail tells whether somebody has the new address already; the answer is the same. */
export async function requestEmailChange(context: RequestContext & { viewer: Viewer }, { email }: { email: string }) {
  requireReauthentication(context)
  refuseWithoutMail()
  await rateLimit(context, 'mail')
  const { db, now, viewer } = context
  const { area } = viewer
  const id = await credentialsOf(db, viewer)
  const token = await issueLink(db, now(), { purpose: 'change', id, email })
  const isTaken = await accountWith(db, area, email).select('id').executeTakeFirst()
  const text = isTaken
    ? alreadyRegistered({ reset_link: settings.publicUrl + pages.passwordReset(area) })
    : changeEmail({ link: settings.publicUrl + pages.emailConfirm(area, token) })
  await sendMail(db, { to: email, account_id: id, ...text })
  return { success: true }
}
