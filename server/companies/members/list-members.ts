import { factorStands } from '#server/accounts/sessions/factors/has-factor.ts'
import { sql } from 'kysely'
import { CompanyRole } from '#contract/accounts/members/company-roles.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import type { CompanyViewer } from '#server/platform/viewers/viewer.ts'
import { invitationsOf } from './invitations/invitations-of.ts'
import { outsideOf } from './outside-of.ts'

/** The members of my company, admins first, and the invited ones. */
export async function listMembers(context: Pick<RequestContext, 'db' | 'now'> & { viewer: CompanyViewer }) {
  const { db, viewer } = context
  const isOutside = await outsideOf(db, viewer.company_id)
  const members = await db
    .selectFrom('company_users as members')
    .innerJoin('accounts', 'accounts.id', 'members.id')
    .select(['members.id', 'name', 'email', 'role', 'created_at'])
    .select(({ selectFrom }) => [
      factorStands.as('has_second_factor'),
      selectFrom('sessions')
        .select(({ fn }) => fn.max('last_seen_at').as('at'))
        .whereRef('account_id', '=', 'members.id')
        .as('last_seen_at'),
    ])
    .where('company_id', '=', viewer.company_id)
    .orderBy(sql`array_position(${CompanyRole.options}, role)`)
    .orderBy('created_at')
    .orderBy('members.id')
    .execute()
  return {
    members: members.map((member) => ({
      ...member,
      role: CompanyRole.parse(member.role),
      is_me: member.id === viewer.id,
      is_outside: isOutside(member.email),
    })),
    invitations: await invitationsOf(context, isOutside),
  }
}
