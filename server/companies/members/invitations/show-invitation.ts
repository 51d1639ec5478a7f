import { CompanyRole } from '#contract/accounts/members/company-roles.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import { rateLimit } from '#server/platform/request/rate-limit.ts'
import { openInvitation } from './open-invitation.ts'

/** The invitation behind a link; reading changes nothing. */
export async function showInvitation(context: RequestContext, token: string) {
  await rateLimit(context, 'sign_in', 'sign_in_burst')
  const { role, ...invited } = await openInvitation(context, token)
  return { ...invited, role: CompanyRole.parse(role) }
}
