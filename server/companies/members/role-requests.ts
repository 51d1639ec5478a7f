import { type CompanyAct, companyActRefusal, companyActs } from '#contract/accounts/members/company-acts.ts'
import { roleNames } from '#contract/accounts/members/role-names.ts'
import { japanDay } from '#contract/platform/time/japan-time.ts'
import { notify } from '#server/notifications/notifications/notify.ts'
import type { MemberContext } from '#server/platform/request/viewer-contexts.ts'

type Context = Pick<MemberContext, 'db' | 'viewer' | 'now'>

const keyOf = ({ viewer, now }: Context, act: CompanyAct) => `role:${viewer.id}:${act}:${japanDay(now())}`

export async function showRoleRequest(context: Context, act: CompanyAct) {
  const { db, viewer } = context
  const admins = await db
    .selectFrom('company_users')
    .leftJoin('notifications', (join) => join.onRef('account_id', '=', 'company_users.id').on('dedupe_key', '=', keyOf(context, act)))
    .select(['company_users.name', 'notifications.created_at as asked_at'])
    .where('company_users.company_id', '=', viewer.company_id)
    .where('role', '=', 'admin')
    .orderBy('company_users.created_at')
    .orderBy('company_users.id')
    .execute()
  return { admins: admins.map(({ name }) => name), asked_at: admins.find((admin) => admin.asked_at)?.asked_at ?? null }
}

/** Only the role is asked for: no admin can change how the company stands. */
export async function askForRole(context: Context, act: CompanyAct) {
  const { db, viewer, now } = context
  if (companyActRefusal(viewer, act) === 'ROLE_FORBIDDEN')
    await notify(db, {
      kind: 'role_request',
      to: { company_id: viewer.company_id, isForAdmins: true },
      subject: { type: 'member', id: viewer.id },
      dedupe_key: keyOf(context, act),
      at: now(),
      detail: { name: viewer.name, role: roleNames[viewer.role], act: companyActs[act].label },
    })
  return { success: true }
}
