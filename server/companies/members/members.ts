import { sql } from 'kysely'
import { CompanyRole } from '#contract/accounts/members/company-roles.ts'
import type { MemberSearch } from '#contract/companies/members/company-members.ts'
import { lockAccounts } from '#server/accounts/account/accounts.ts'
import { factorStands } from '#server/accounts/sessions/factors/has-factor.ts'
import { ordersOf } from '#server/platform/database/sorting/part-of.ts'
import { byName, orderText, up } from '#server/platform/database/sorting/sorted-by.ts'
import { fail } from '#server/fail.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { sendMail } from '#server/platform/mail/send-mail.ts'
import { memberRemoved } from '#server/platform/mail/texts/company/member-mails.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import type { CompanyViewer } from '#server/platform/viewers/viewer.ts'
import { invitationsOf } from './invitations/invitations-of.ts'
import { outsideOf } from './outside-of.ts'

type Context = Pick<RequestContext, 'db' | 'now'> & { viewer: CompanyViewer }

const lastSeen = sql<string | null>`(select max(last_seen_at) from sessions where account_id = members.id)`
const columns = {
  name: byName(sql`name`),
  email: sql`lower(email)`,
  role: sql`array_position(${CompanyRole.options}, role)`,
  factor: factorStands,
  seen: lastSeen,
  created: sql`created_at`,
}
const usual = [up(columns.role), up(columns.created), up(sql`members.id`)]

const ownedJobs = sql<number>`(select count(*)::int from job_offers where job_offers.owner_id = members.id)`

/** The members of my company, admins first, and the invited ones. */
export async function listMembers(context: Context, { q, member_role, sort }: MemberSearch) {
  const { db, viewer } = context
  const isOutside = await outsideOf(db, viewer.company_id)
  let found = db.selectFrom('company_users as members').innerJoin('accounts', 'accounts.id', 'members.id').where('company_id', '=', viewer.company_id)
  if (member_role) found = found.where('role', '=', member_role)
  if (q) found = found.where(sql<boolean>`strpos(lower(normalize(name || ' ' || email, nfkc)), lower(normalize(${q}, nfkc))) > 0`)
  const listed = found
    .select(['members.id', 'name', 'email', 'role', 'created_at'])
    .select([factorStands.as('has_second_factor'), lastSeen.as('last_seen_at')])
    .select(sql<number>`case when role = 'guest' then 0 else ${ownedJobs} end`.as('owned_jobs'))
  const members = await ordersOf(sort, { columns, usual })
    .reduce((some, order) => some.orderBy(orderText(order)), listed)
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

/** From the next request on, they have the rights of the new role. One admin who can invite has to stay. The jobs of who becomes a guest have no owner until they may be it again. */
export async function changeRole({ db, now, viewer: { company_id } }: Context, { company_user_id, role }: { company_user_id: string; role: CompanyRole }) {
  const { member, isLastAdmin } = await lockMember(db, { company_id, company_user_id })
  if (member.role === role) return { success: true, ownerless_jobs: 0 }
  if (isLastAdmin) fail('LAST_ADMIN')
  await db.updateTable('company_users').set({ role, updated_at: now().toISOString() }).where('id', '=', member.id).execute()
  const { count } = await db.selectFrom('company_users as members').select(ownedJobs.as('count')).where('members.id', '=', member.id).executeTakeFirstOrThrow()
  return { success: true, ownerless_jobs: role === 'guest' ? count : 0 }
}

type RemoveMemberContext = Pick<RequestContext, 'db'> & { viewer: CompanyViewer }

/** Deletes their row and with it their sessions; their texts keep the name they had. All but the last admin may leave. */
export async function removeMember({ db, viewer: { company_id } }: RemoveMemberContext, company_user_id: string) {
  const { member, isLastAdmin } = await lockMember(db, { company_id, company_user_id })
  if (isLastAdmin) fail('LAST_ADMIN')
  await db.deleteFrom('accounts').where('id', '=', member.id).execute()
  const { name } = await db.selectFrom('companies').select('name').where('id', '=', company_id).executeTakeFirstOrThrow()
  await sendMail(db, { to: member.email, ...memberRemoved({ company_name: name }) })
  return { success: true }
}

/**
 * Locks one member of the company together with its admins, and says whether another admin would be left. An admin who decides about a member waits for every
 * other such decision, so that two cannot each leave the other as the last.
 */
async function lockMember(db: Database, { company_id, company_user_id }: { company_id: number; company_user_id: string }) {
  const concerned = db
    .selectFrom('company_users')
    .innerJoin('accounts', 'accounts.id', 'company_users.id')
    .where('company_id', '=', company_id)
    .where((member) => member.or([member('accounts.id', '=', company_user_id), member('role', '=', 'admin')]))
    .select('accounts.id')
  await lockAccounts(
    db,
    (await concerned.execute()).map(({ id }) => id),
  )
  const held = await concerned.select(['role', 'email']).execute()
  const member = held.find(({ id }) => id === company_user_id) ?? fail('NOT_FOUND')
  return { member, isLastAdmin: !held.some(({ id, role }) => role === 'admin' && id !== company_user_id) && member.role === 'admin' }
}
