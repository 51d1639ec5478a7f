import type { CompanyRole } from '#contract/accounts/members/company-roles.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import { fail } from '#server/fail.ts'
import type { CompanyViewer } from '#server/platform/viewers/viewer.ts'
import { outsideOf } from '../outside-of.ts'
import { invitationsOf } from './invitations-of.ts'
import { saveInvitation } from './save-invitation.ts'

const ownOnly = {
  ja: '企業が承認されるまでは、御社のドメインのメールアドレスにだけ、招待を送れます。',
  en: 'Until your company is approved you can only invite addresses under its own domain.',
}

type Context = Pick<RequestContext, 'db' | 'now' | 'language'> & { viewer: CompanyViewer }

/** A member invites an address to their own company. */
export async function sendInvitation(context: Context, { email, role }: { email: string; role: CompanyRole }) {
  const { db, viewer } = context
  const isOutside = await outsideOf(db, viewer.company_id)
  // No operator has checked such a company yet: its mails may go only to its own domain.
  if (viewer.state !== 'active' && isOutside(email)) fail('INPUT_INVALID', [{ field: 'email', message: ownOnly[context.language] }])
  const { id } = await saveInvitation(context, { company_id: viewer.company_id, email, role, invited_by_name: viewer.name })
  const invitations = await invitationsOf(context, isOutside)
  return invitations.find((each) => each.id === id) ?? fail('NOT_FOUND')
}
