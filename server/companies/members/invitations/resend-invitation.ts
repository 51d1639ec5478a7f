import { CompanyRole } from '#contract/accounts/members/company-roles.ts'
import { refuseWithoutMail } from '#server/accounts/links/refuse-without-mail.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import { fail } from '#server/fail.ts'
import { limitMails } from '#server/accounts/links/limit-mails.ts'
import type { CompanyViewer } from '#server/platform/viewers/viewer.ts'
import { sendInvitation } from './send-invitation.ts'

export async function resendInvitation(context: RequestContext & { viewer: CompanyViewer }, id: string) {
  refuseWithoutMail()
  const { db, viewer } = context
  const invited = await db
    .selectFrom('member_invitations')
    .select(['email', 'role'])
    .where('id', '=', id)
    .where('company_id', '=', viewer.company_id)
    // Withdrawn at this moment, it is not to come back.
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!invited) fail('NOT_FOUND')
  await limitMails(context, invited.email)
  return sendInvitation(context, { email: invited.email, role: CompanyRole.parse(invited.role) })
}
