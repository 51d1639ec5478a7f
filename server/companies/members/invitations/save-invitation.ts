import { pages } from '#contract/platform/pages.ts'
import { roleNames } from '#contract/accounts/members/role-names.ts'
import type { CompanyRole } from '#contract/accounts/members/company-roles.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import { sendMail } from '#server/platform/mail/send-mail.ts'
import { invitation } from '#server/platform/mail/texts/company/member-mails.ts'
import { hashToken, newToken } from '#server/accounts/sessions/session-cookie.ts'
import { settings } from '#server/settings.ts'

const DAYS = 7

type Invited = { company_id: number; email: string; role: CompanyRole; invited_by_name: string }

/** Keeps an invitation and mails its link; an address has one invitation to a company, and only its newest link works. */
export async function saveInvitation({ db, now }: Pick<RequestContext, 'db' | 'now'>, { company_id, email, role, invited_by_name }: Invited) {
  const token = newToken()
  const at = now()
  const fresh = {
    email,
    role,
    token_hash: hashToken(token),
    invited_by_name,
    created_at: at.toISOString(),
    expires_at: new Date(at.getTime() + DAYS * 86_400_000).toISOString(),
  }
  const kept = await db
    .insertInto('member_invitations')
    .values({ company_id, ...fresh })
    .onConflict((conflict) => conflict.columns(['company_id', 'email_key']).doUpdateSet(fresh))
    .returning(['id', 'expires_at'])
    .executeTakeFirstOrThrow()
  const { name: company_name } = await db.selectFrom('companies').select('name').where('id', '=', company_id).executeTakeFirstOrThrow()
  const link = settings.publicUrl + pages.companyInvitation(token)
  await sendMail(db, { to: email, ...invitation({ company_name, invited_by_name, role: roleNames[role], link }) })
  return kept
}
