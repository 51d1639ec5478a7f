import type { CompanyAddition } from '#contract/companies/registration/company-additions.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import type { OperatorViewer } from '#server/platform/viewers/viewer.ts'
import { fail } from '#server/fail.ts'
import { addUnclaimedCompany } from './add-unclaimed-company.ts'
import { inviteFirstMember } from './invite-first-member.ts'
import { namesakes } from './namesakes.ts'

type Given = CompanyAddition & { is_another?: boolean | undefined }

/** One company, and whom the operator invites to it. A name alone does not tell two companies apart: the operator is asked first. */
export async function createCompany(context: RequestContext & { viewer: OperatorViewer }, { email, is_another = false, ...company }: Given) {
  const twins = is_another ? [] : await namesakes(context.db, company)
  if (twins.length > 0) {
    const message = `同じ名前の企業：${twins.map(({ id, name, about }) => `${name}（ID ${id}${about ? `、${about}` : ''}）`).join('、')}`
    fail('COMPANY_TWINS', [{ field: 'company_name', message }])
  }
  const id = await addUnclaimedCompany(context, company)
  if (email) await inviteFirstMember(context, { id, email })
  return { id, is_invited: email !== undefined }
}
