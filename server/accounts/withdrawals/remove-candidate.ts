import type { RequestContext } from '#server/platform/request/request-context.ts'
import { sendMail } from '#server/platform/mail/send-mail.ts'
import { withdrawn } from '#server/platform/mail/texts/account-mails.ts'
import { siteSettings } from '#server/settings/site-settings.ts'
import { eraseCandidate } from './erase-candidate.ts'

/** Somebody leaves, of their own will or as they asked the operators to: counted without a name, and told by a last mail. */
export async function removeCandidate({ db, now }: Pick<RequestContext, 'db' | 'now'>, id: string, reason: number) {
  const { email } = await eraseCandidate(db, id)
  await db
    .insertInto('withdrawals')
    .values({ reason, withdrawn_on: now().toISOString().slice(0, 10) })
    .execute()
  // Where no mail leaves the machine it would only lie in the inbox with the address on it.
  if (siteSettings().smtpUrl) await sendMail(db, { to: email, ...withdrawn() })
}
