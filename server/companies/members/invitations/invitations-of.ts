import { CompanyRole } from '#contract/accounts/members/company-roles.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import type { CompanyViewer } from '#server/platform/viewers/viewer.ts'

type Context = Pick<RequestContext, 'db' | 'now'> & { viewer: CompanyViewer }

/** The invitations of my company, the newest first; expired ones can be sent again. */
export async function invitationsOf({ db, now, viewer }: Context, isOutside: (email: string) => boolean) {
  const at = now()
  const rows = await db
    .selectFrom('member_invitations')
    .select(['id', 'email', 'role', 'invited_by_name', 'created_at', 'expires_at'])
    .where('company_id', '=', viewer.company_id)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    ...row,
    role: CompanyRole.parse(row.role),
    is_outside: isOutside(row.email),
    is_expired: new Date(row.expires_at) <= at,
  }))
}
