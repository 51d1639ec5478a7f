import { factorStands } from '#server/accounts/sessions/factors/has-factor.ts'
import { sql } from 'kysely'
import { isCorporateNumber } from '#contract/companies/registration/corporate-number.ts'
import { type CompanyState, CompanyRole } from '#contract/accounts/members/company-roles.ts'
import { feesVersion } from '#server/settings/fees-version.ts'
import type { OperatorCompany } from '#contract/operations/companies/operator-companies.ts'
import { listAuditLogs } from '#server/platform/audit/list-audit-logs.ts'
import { recordAct } from '#server/platform/audit/record-act.ts'
import { fail } from '#server/fail.ts'
import { measuredFigures } from '#server/companies/response-figures/measured-figures.ts'
import type { OperatorContext } from '#server/platform/request/viewer-contexts.ts'
import type { Database } from '#server/platform/database/connect.ts'
import type { TimelineKind } from '#contract/operations/notes/timeline-kinds.ts'
import { companyTimeline } from '../notes/company-timeline.ts'
import { colleaguesOf, notesOf } from '../notes/notes-of.ts'
import { tagsOf } from '../notes/set-tags.ts'
import { domainKeys } from '#server/companies/domains/domain-keys.ts'

const JOBS = 50
const AUDIT_LINES = 30

type Shown = { id: number; timeline_kind?: TimelineKind | undefined; timeline_page?: number | undefined }

/** A company with all facts to check before an operator decides about it. Opening it is logged, because it shows its members' names. */
export async function showCompanyToOperators(context: OperatorContext, { id, timeline_kind, timeline_page }: Shown): Promise<OperatorCompany> {
  const { db, viewer } = context
  const company = await db
    .selectFrom('companies')
    .select([
      'id',
      'name',
      'end_of_contract',
      'is_demo',
      'is_unclaimed',
      'corporate_number',
      'created_at',
      'url',
      'address',
      'officer_name',
      'introduction',
      'group_number',
    ])
    .select(['contact_phone', 'contact_email', 'contact_url', sql<CompanyState>`state`.as('state'), sql<string | null>`host_of(url)`.as('domain')])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!company) return fail('NOT_FOUND')
  const jobs = db.selectFrom('job_offers').where('company_id', '=', id)
  const of = (state: string) => sql<number>`(count(*) filter (where state = ${state}))::int`.as(state)
  const fees = await db.selectFrom('fee_acceptances').select('version').where('company_id', '=', id).where('version', '=', feesVersion()).executeTakeFirst()
  const shown = {
    ...company,
    is_corporate_number_right: company.corporate_number !== null && isCorporateNumber(company.corporate_number),
    fees_accepted: fees !== undefined,
    affiliates: await db
      .selectFrom('companies')
      .select(['id', 'name'])
      .where(sql<boolean>`coalesce(group_number, corporate_number) = ${company.group_number ?? company.corporate_number}`)
      .where('id', '<>', id)
      .orderBy('name')
      .orderBy('id')
      .limit(JOBS)
      .execute(),
    members: await membersToOperators(db, { id, url: company.url }),
    jobs: (await jobs
      .select(['id', 'position_title', 'state', 'confirmed_at', 'updated_at'])
      .orderBy('updated_at', 'desc')
      .limit(JOBS)
      .execute()) as OperatorCompany['jobs'],
    job_counts: (await jobs
      .select([of('draft'), of('in_review'), of('published'), of('paused'), of('closed')])
      .executeTakeFirstOrThrow()) as OperatorCompany['job_counts'],
    response_figures: await measuredFigures(db, id).execute(),
    decisions: await db
      .selectFrom('company_decisions')
      .select(['id', 'decision', 'reason', 'decided_at'])
      .where('company_id', '=', id)
      .orderBy('id', 'desc')
      .limit(50)
      .execute(),
    audit_logs: (await listAuditLogs({ db }, { subject_kind: 'company', subject_id: String(id), per_page: AUDIT_LINES })).audit_logs,
    tags: await tagsOf(db, id),
    notes: await notesOf(db, viewer.id, { company_id: id }),
    colleagues: await colleaguesOf(db, viewer.id),
    timeline: await companyTimeline(db, id, { kind: timeline_kind, page: timeline_page }),
  }
  await recordAct(context, { act: 'open_company', subject_kind: 'company', subject_id: id })
  return shown
}

/** The members of a company, and whether their mailbox belongs to the domain of its web site. */
async function membersToOperators(db: Database, { id, url }: { id: number; url: string | null }) {
  const site = url ? domainKeys(new URL(url).hostname) : []
  const members = await db
    .selectFrom('company_users')
    .innerJoin('accounts', 'accounts.id', 'company_users.id')
    .select(['accounts.id', 'name', 'email', 'role'])
    .select(({ eb, selectFrom }) => [
      eb('email_verified_at', 'is not', null).$castTo<boolean>().as('is_verified'),
      factorStands.as('has_second_factor'),
      selectFrom('sessions')
        .select(({ fn }) => fn.max('last_seen_at').as('last'))
        .whereRef('account_id', '=', 'accounts.id')
        .as('last_seen_at'),
    ])
    .where('company_id', '=', id)
    .orderBy(sql`role = 'admin'`, 'desc')
    .orderBy('created_at')
    .orderBy('accounts.id')
    .execute()
  return members.map((member) => ({
    ...member,
    role: CompanyRole.parse(member.role),
    is_own_domain: domainKeys(member.email).some((domain) => site.includes(domain)),
  }))
}
