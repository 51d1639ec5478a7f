import type { Database } from '#server/platform/database/connect.ts'
import { operatorInvitation } from '#server/platform/mail/texts/operator/operator-invitation.ts'
import { sendMail } from '#server/platform/mail/send-mail.ts'
import { operatorLink } from './operator-link.ts'

export async function sendOperatorLink(db: Database, now: Date, operator: { id: string; email: string }) {
  const link = await operatorLink(db, now, operator)
  await sendMail(db, { to: operator.email, account_id: operator.id, ...operatorInvitation({ link }) })
}
