import { CompanyRole } from '#contract/accounts/members/company-roles.ts'
import { refuseWeakPassword } from '#server/accounts/passwords/refuse-weak-password.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import { fail } from '#server/fail.ts'
import { hashPassword } from '#server/accounts/sessions/password.ts'
import { startSession } from '#server/accounts/sessions/start-session.ts'
import { rateLimit } from '#server/platform/request/rate-limit.ts'
import { addMember } from '../add-member.ts'
import { openInvitation } from './open-invitation.ts'

type Accepted = { token: string; name: string; password: string; consents: { terms: string; privacy: string } }

/** The link proves the address; it is used up with the account it makes. */
export async function acceptInvitation(context: RequestContext, { token, name, password, consents }: Accepted) {
  await rateLimit(context, 'sign_in', 'sign_in_burst')
  const { db, language } = context
  const { id, company_id, email, role } = await openInvitation(context, token)
  refuseWeakPassword(password, { email, names: [name] }, language)
  const member = { company_id, name, email, password_hash: await hashPassword(password), role: CompanyRole.parse(role), consents }
  // An account has this address already, in this company or another.
  const company_user_id = (await addMember(context, member)) ?? fail('ADDRESS_TAKEN')
  await db.deleteFrom('member_invitations').where('id', '=', id).execute()
  await startSession(context, { area: 'company', id: company_user_id })
  return { success: true }
}
