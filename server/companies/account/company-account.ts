import { sql } from 'kysely'
import { companyActNames, companyActRefusal } from '#contract/accounts/members/company-acts.ts'
import type { CompanyAccount } from '#contract/companies/members/company-accounts.ts'
import type { CompanySettings } from '#contract/companies/members/company-security.ts'
import { isOfMember } from '#server/accounts/conversation-access/threads-of.ts'
import { candidatesOfJob } from '#server/accounts/job-access/candidates-of-job.ts'
import { isJobOfMember } from '#server/accounts/job-access/jobs-of-member.ts'
import { notificationCounts } from '#server/notifications/notifications/read-notifications.ts'
import { actAs } from '#server/platform/audit/record-own-act.ts'
import type { Database } from '#server/platform/database/connect.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import type { CompanyViewer } from '#server/platform/viewers/viewer.ts'
import { isJobApprovalRequired, requireJobApproval } from './job-approval.ts'

type Row = Omit<CompanyAccount, 'unread_notification_count' | 'acts' | 'second_factor' | 'role' | 'viewing'>

/** Why the company may not act: the operators' text. */
const told = sql`case when state <> 'active' or end_of_contract then (
  select json_build_object('decision', decision, 'reason', reason, 'decided_at', decided_at)
  from company_decisions where company_decisions.company_id = companies.id order by company_decisions.id desc limit 1) end`

const SHOWN_JOBS = 5

/** 担当の求人 that are public, those with the most people in selection first, as far as the member may see the selection at all. */
const ownJobs = (viewer: CompanyViewer) =>
  companyActRefusal(viewer, 'see_selection')
    ? sql`'[]'::json`
    : sql`(select coalesce(json_agg(own), '[]') from (
        select job_offers.id, position_title, ${candidatesOfJob(viewer)} as candidate_count from job_offers
        where job_offers.company_id = ${viewer.company_id} and job_offers.state = 'published' and ${isJobOfMember(viewer)}
        order by candidate_count desc, job_offers.id limit ${SHOWN_JOBS}) as own)`

/** The companies of the person. Asked only where there are several. */
const memberships = sql`(select coalesce(json_agg(json_build_object('id', theirs.id, 'company', json_build_object('id', company.id, 'name', company.name, 'logo', company.logo),
    'role', theirs.role, 'is_current', theirs.id = members.id, 'is_suspended', company.state = 'suspended') order by theirs.created_at, theirs.id), '[]')
  from accounts as own join company_users as theirs on theirs.id = own.id join companies as company on company.id = theirs.company_id
  where (own.id = coalesce(accounts.principal_id, accounts.id) or own.principal_id = coalesce(accounts.principal_id, accounts.id))
    and (accounts.principal_id is not null or exists (select from accounts as others where others.principal_id = accounts.id)))`

/** The data of the company's shell for the signed-in member, in two round trips. A guest's counts include only candidates assigned to them. */
export async function showCompanyAccount({ db, viewer }: Pick<RequestContext, 'db'> & { viewer: CompanyViewer }): Promise<CompanyAccount> {
  if (viewer.viewing) return showViewedCompany(db, viewer, viewer.viewing)
  const { role, second_factor } = viewer
  const mine = isOfMember(viewer)
  const { rows } = await sql<Row>`
    select members.id, accounts.email, members.name,
      json_build_object('id', companies.id, 'name', companies.name, 'logo', logo, 'state', state, 'end_of_contract', end_of_contract, 'is_demo', companies.is_demo,
        'told', ${told}) as company,
      (select count(*)::int from messages join threads on threads.id = thread_id where ${mine} and not company and read_at is null) as unread_message_count,
      (select count(*)::int from threads where ${mine} and turn = 'company' and closed_at is null) as awaited_answer_count,
      ${ownJobs(viewer)} as own_jobs, ${memberships} as memberships
    from company_users as members join accounts using (id) join companies on companies.id = company_id
    where members.id = ${viewer.id}`.execute(db)
  const { unread_count } = await notificationCounts({ db, viewer })
  const acts = companyActNames.filter((act) => !companyActRefusal(viewer, act))
  return { ...rows[0]!, unread_notification_count: unread_count, role, second_factor, acts, viewing: null }
}

/** The shell for an operator who looks at the company: nothing of its members' own work is counted. */
async function showViewedCompany(db: Database, viewer: CompanyViewer, { ends_at }: NonNullable<CompanyViewer['viewing']>): Promise<CompanyAccount> {
  const { rows } = await sql<Pick<CompanyAccount, 'company'>>`
    select json_build_object('id', companies.id, 'name', companies.name, 'logo', logo, 'state', state, 'end_of_contract', end_of_contract,
      'is_demo', companies.is_demo, 'told', ${told}) as company
    from companies where companies.id = ${viewer.company_id}`.execute(db)
  const { id, name, role, second_factor } = viewer
  const acts = companyActNames.filter((act) => !companyActRefusal(viewer, act))
  const nothing = { unread_message_count: 0, awaited_answer_count: 0, unread_notification_count: 0, own_jobs: [], memberships: [] }
  return { ...rows[0]!, ...nothing, id, name, role, second_factor, email: '', acts, viewing: { ends_at } }
}

/** Earlier texts keep the name under which the member wrote them. */
export async function renameMember({ db, now, viewer }: Pick<RequestContext, 'db' | 'now'> & { viewer: CompanyViewer }, name: string) {
  await db.updateTable('company_users').set({ name, updated_at: now().toISOString() }).where('id', '=', viewer.id).execute()
  return { success: true }
}

export async function showCompanySettings({ db, viewer }: Pick<RequestContext, 'db'> & { viewer: CompanyViewer }): Promise<CompanySettings> {
  const company = await db
    .selectFrom('companies')
    .select(['is_hiring_open_position', 'deny_company_apply'])
    .where('id', '=', viewer.company_id)
    .executeTakeFirstOrThrow()
  return { ...company, is_job_approval_required: await isJobApprovalRequired(db, viewer.company_id) }
}

type Context = Pick<RequestContext, 'db' | 'now'> & { viewer: CompanyViewer }

export async function changeCompanySettings(context: Context, change: { [Name in keyof CompanySettings]?: CompanySettings[Name] | undefined }) {
  const { db, now, viewer } = context
  const { is_job_approval_required, ...ofCompany } = change
  await actAs(context)
  await db
    .updateTable('companies')
    .set({ ...ofCompany, updated_at: now().toISOString() })
    .where('id', '=', viewer.company_id)
    .execute()
  if (is_job_approval_required !== undefined) await requireJobApproval(context, is_job_approval_required)
  return showCompanySettings(context)
}
