import type { CompanyAddition } from '#contract/company-additions.ts'
import type { RequestContext } from '../api.ts'
import type { OperatorViewer } from '../sessions/viewer.ts'
import { addUnclaimedCompany } from './add-unclaimed-company.ts'
import { inviteFirstMember } from './invite-first-member.ts'

/** One company, and whom the operator invites to it. */
export async function createCompany(context: RequestContext & { viewer: OperatorViewer }, { email, ...company }: CompanyAddition) {
  const id = await addUnclaimedCompany(context, company)
  if (email) await inviteFirstMember(context, { id, email })
  return { id, is_invited: email !== undefined }
}
