import type { CompanyRole } from '#contract/accounts/members/company-roles.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import { fail } from '#server/fail.ts'
import type { CompanyViewer } from '#server/platform/viewers/viewer.ts'
import { lockMember } from './lock-member.ts'

type Context = Pick<RequestContext, 'db' | 'now'> & { viewer: CompanyViewer }

/** From the next request on, they have the rights of the new role. One admin who can invite has to stay. */
export async function changeRole({ db, now, viewer: { company_id } }: Context, { company_user_id, role }: { company_user_id: string; role: CompanyRole }) {
  const { member, isLastAdmin } = await lockMember(db, { company_id, company_user_id })
  if (member.role === role) return { success: true }
  if (isLastAdmin) fail('LAST_ADMIN')
  await db.updateTable('company_users').set({ role, updated_at: now().toISOString() }).where('id', '=', member.id).execute()
  return { success: true }
}
