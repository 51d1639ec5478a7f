import { pages } from '#contract/platform/pages.ts'
import { issueLink } from '../links/links.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { settings } from '#server/settings.ts'
import { operatorInvitation } from '#server/platform/mail/texts/operator/operator-mails.ts'
import { sendMail } from '#server/platform/mail/send-mail.ts'

/** The page on which an operator chooses a password; the link before is worth nothing. */
export async function operatorLink(db: Database, now: Date, { id, email }: { id: string; email: string }) {
  const token = await issueLink(db, now, { purpose: 'reset', id, email })
  return settings.publicUrl + pages.passwordNew('operator', token)
}

export async function sendOperatorLink(db: Database, now: Date, operator: { id: string; email: string }) {
  const link = await operatorLink(db, now, operator)
  await sendMail(db, { to: operator.email, account_id: operator.id, ...operatorInvitation({ link }) })
}
