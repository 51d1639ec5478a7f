import { siteSettings } from '#server/settings/site-settings.ts'
import { refuseWithoutMail } from '#server/accounts/links/limit-mails.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import { recordAct } from '#server/platform/audit/record-act.ts'
import { lockCompany } from '#server/platform/database/lock-company.ts'
import { fail } from '#server/fail.ts'
import { saveInvitation } from '../members/invitations/save-invitation.ts'
import type { OperatorViewer } from '#server/platform/viewers/viewer.ts'

type Context = Pick<RequestContext, 'db' | 'now'> & { viewer: OperatorViewer }

/** An operator invites the first member, as its admin. A company that has an admin invites its members itself. */
export async function inviteFirstMember(context: Context, { id: company_id, email }: { id: number; email: string }) {
  refuseWithoutMail()
  const { db } = context
  await lockCompany(db, company_id, 'alone')
  const company = await db
    .selectFrom('companies')
    .select(({ selectFrom, exists }) =>
      exists(selectFrom('company_users').select('id').whereRef('company_id', '=', 'companies.id').where('role', '=', 'admin'))
        .$castTo<boolean>()
        .as('has_admin'),
    )
    .where('id', '=', company_id)
    .executeTakeFirst()
  if (!company) fail('NOT_FOUND')
  if (company.has_admin) fail('COMPANY_HAS_ADMIN')
  const { expires_at } = await saveInvitation(context, { company_id, email, role: 'admin', invited_by_name: `${siteSettings().name}の運営` })
  await recordAct(context, { act: 'invite_member', subject_kind: 'company', subject_id: company_id })
  return { email, expires_at }
}
