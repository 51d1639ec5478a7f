import { sql } from 'kysely'
import { companyActRefusal } from '#contract/accounts/members/company-acts.ts'
import { hashToken, newToken } from '#server/accounts/sessions/session-cookie.ts'
import { fail } from '#server/fail.ts'
import type { Database } from '#server/platform/database/connect.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import type { MemberContext } from '#server/platform/request/viewer-contexts.ts'
import { open, seal } from '#server/platform/sealing/seal.ts'
import type { CompanyViewer } from '#server/platform/viewers/viewer.ts'
import { settings } from '#server/settings.ts'
import { ownMeetingsFile } from '../meetings/company/own-meetings-file.ts'

const urlOf = (token: string) => `${settings.publicUrl}/online/api/v1/amateras/calendar_feeds/${token}/`

/** The member's own link; nobody else reads it. */
export async function showFeed(db: Database, company_user_id: string) {
  const row = await db.selectFrom('meeting_feeds').select(['token_sealed', 'created_at']).where('company_user_id', '=', company_user_id).executeTakeFirst()
  return row ? { url: urlOf(open(row.token_sealed) ?? ''), created_at: row.created_at } : null
}

/** A link for the member; with one already, the one before leads nowhere from now on. */
export async function issueFeed({ db, viewer, now }: Pick<MemberContext, 'db' | 'viewer' | 'now'>) {
  const token = newToken()
  const issued = { token_hash: hashToken(token), token_sealed: seal(token)!, created_at: now().toISOString() }
  await db
    .insertInto('meeting_feeds')
    .values({ company_user_id: viewer.id, ...issued })
    .onConflict((conflict) => conflict.column('company_user_id').doUpdateSet(issued))
    .execute()
}

export const revokeFeed = ({ db, viewer }: Pick<MemberContext, 'db' | 'viewer'>) =>
  db.deleteFrom('meeting_feeds').where('company_user_id', '=', viewer.id).execute()

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
