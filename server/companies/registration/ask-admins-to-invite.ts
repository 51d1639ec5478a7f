import { ofArea } from '#server/platform/viewers/of-area.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { sendMail } from '#server/platform/mail/send-mail.ts'
import { askToInvite } from '#server/platform/mail/texts/company/ask-to-invite.ts'
import { settings } from '#server/settings.ts'

/** Tells a company's admins who asked to sign it up again, and how many they are. */
export async function askAdminsToInvite(db: Database, company_id: number, asker: { name: string; email: string }) {
  const admins = await db
    .selectFrom('company_users')
    .select(['id', 'email'])
    .where('company_id', '=', company_id)
    .where('role', '=', 'admin')
    .where('email_verified_at', 'is not', null)
    .execute()
  const members_link = `${settings.publicUrl}${ofArea.company.pages}/settings/members?${new URLSearchParams({ email: asker.email })}`
  for (const { id, email } of admins) await sendMail(db, { to: email, company_user_id: id, ...askToInvite({ ...asker, members_link }) })
  return admins.length
}
