import type { CompanyRole } from '#contract/accounts/members/company-roles.ts'
import { refuseWithoutMail } from '#server/accounts/links/refuse-without-mail.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import { fail } from '#server/fail.ts'
import { takeMailTurn } from '#server/accounts/links/take-mail-turn.ts'
import type { CompanyViewer } from '#server/platform/viewers/viewer.ts'
import { sendInvitation } from './send-invitation.ts'

const MOST = 50

/** Invites an address. Only the visitor who opens the link learns whether it belongs to a member of another company. */
export async function invite(context: RequestContext & { viewer: CompanyViewer }, { email, role }: { email: string; role: CompanyRole }) {
  refuseWithoutMail()
  await takeMailTurn(context, email)
  const { db, viewer } = context
  const email_key = email.toLowerCase()
  const own = (table: 'company_users' | 'member_invitations') => db.selectFrom(table).select('id').where('company_id', '=', viewer.company_id)
  if (await own('company_users').where('email_key', '=', email_key).executeTakeFirst()) fail('ALREADY_MEMBER')
  const others = await own('member_invitations').where('email_key', '!=', email_key).execute()
  if (others.length >= MOST) fail('TOO_MANY_INVITATIONS')
  return sendInvitation(context, { email, role })
}
