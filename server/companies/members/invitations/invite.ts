import { accountWith } from '#server/accounts/account/account-with.ts'
import type { CompanyRole } from '#contract/accounts/members/company-roles.ts'
import { refuseWithoutMail } from '#server/accounts/links/refuse-without-mail.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import { fail } from '#server/fail.ts'
import { limitMails } from '#server/accounts/links/limit-mails.ts'
import type { CompanyViewer } from '#server/platform/viewers/viewer.ts'
import { sendInvitation } from './send-invitation.ts'

const MOST = 50

/** Invites an address. Only the visitor who opens the link learns whether it belongs to a member of another company. */
export async function invite(context: RequestContext & { viewer: CompanyViewer }, { email, role }: { email: string; role: CompanyRole }) {
  refuseWithoutMail()
  await limitMails(context, email)
  const { db, viewer } = context
  const { company_id } = viewer
  const known = accountWith(db, 'company', email).innerJoin('company_users', 'company_users.id', 'accounts.id').where('company_id', '=', company_id)
  if (await known.select('accounts.id').executeTakeFirst()) fail('ALREADY_MEMBER')
  const others = await db
    .selectFrom('member_invitations')
    .select('id')
    .where('company_id', '=', company_id)
    .where('email_key', '!=', email.toLowerCase())
    .execute()
  if (others.length >= MOST) fail('TOO_MANY_INVITATIONS')
  return sendInvitation(context, { email, role })
}
