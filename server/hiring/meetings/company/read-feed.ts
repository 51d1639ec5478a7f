import { sql } from 'kysely'
import { companyActRefusal } from '#contract/accounts/members/company-acts.ts'
import { hashToken } from '#server/accounts/sessions/session-cookie.ts'
import { fail } from '#server/fail.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import type { CompanyViewer } from '#server/platform/viewers/viewer.ts'
import { ownMeetingsFile } from './own-meetings-file.ts'

/** The meetings behind a link, as its member may read them at this moment: who was removed or restricted has none, and no company that is suspended. */
export async function readFeed({ db, now }: Pick<RequestContext, 'db' | 'now'>, token: string) {
  const member = await db
    .selectFrom('meeting_feeds as feeds')
    .innerJoin('company_users as members', 'members.id', 'feeds.company_user_id')
    .innerJoin('accounts', 'accounts.id', 'members.id')
    .innerJoin('companies', 'companies.id', 'members.company_id')
    .select(['members.id', 'members.company_id', 'members.name', 'companies.end_of_contract', 'feeds.created_at as authenticated_at'])
    .select([
      sql<CompanyViewer['role']>`members.role`.as('role'),
      sql<CompanyViewer['state']>`companies.state`.as('state'),
      sql<boolean>`accounts.restricted_at is not null`.as('is_restricted'),
    ])
    .where('feeds.token_hash', '=', hashToken(token))
    .executeTakeFirst()
  if (!member || companyActRefusal(member, 'see_selection')) fail('LINK_INVALID')
  const viewer: CompanyViewer = { area: 'company', ...member, session_id: '', second_factor: 'optional' }
  return ownMeetingsFile({ db, viewer, now }, { hasNames: false })
}
