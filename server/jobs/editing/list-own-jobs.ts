import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { OwnJobListItem } from '#contract/jobs/postings/company-jobs.ts'
import type { OwnJobSearch } from '#contract/jobs/postings/own-job-search.ts'
import { PAGE_SIZE } from '#contract/platform/page.ts'
import { candidatesOfJob } from '#server/accounts/job-access/candidates-of-job.ts'
import { jobOwnerName } from '#server/accounts/job-access/job-owner.ts'
import { isJobOfMember } from '#server/accounts/job-access/jobs-of-member.ts'
import { jobApprovalRule } from '#server/companies/account/job-approval.ts'
import { DAYS_CONFIRMED } from './days-confirmed.ts'
import type { MemberContext } from '#server/platform/request/viewer-contexts.ts'
import { ordersBy, partOf } from '#server/platform/database/sorting/part-of.ts'
import { byName, down } from '#server/platform/database/sorting/sorted-by.ts'
import { jobAssignees } from './assign-job-owner.ts'
import { ownJobs, statusColumns } from './own-jobs.ts'

/** By nobody also means: by somebody who may own none now. */
const isOwnedBy = (owner: NonNullable<OwnJobSearch['owner']>, me: string) =>
  owner === 'none'
    ? sql<SqlBool>`${jobOwnerName} is null`
    : sql<SqlBool>`(job_offers.owner_id = ${owner === 'me' ? me : owner} and ${jobOwnerName} is not null)`

/** As `openApprovals` asks for it. */
const isAwaitingApproval = sql<SqlBool>`exists (select from job_approvals as asked where asked.job_id = job_offers.id and asked.decided_at is null
  and (asked.kind = 'change') = (job_offers.state in ('published', 'in_review')))`

const ordersWith = (candidates: ReturnType<typeof candidatesOfJob>, isDue: RawBuilder<SqlBool>) =>
  ordersBy({
    key: sql`job_offers.id`,
    columns: {
      title: byName(sql`position_title`),
      state: sql`array_position(array['published', 'in_review', 'draft', 'paused', 'closed'], state)`,
      pay: sql`max_salary`,
      candidates,
      owner: byName(jobOwnerName),
      confirmed: sql`confirmed_at`,
      updated: sql`updated_at`,
      created: sql`created_at`,
    },
    filled: ['title', 'state', 'candidates', 'updated', 'created'],
    usual: [down(isDue), down(sql`updated_at`), down(sql`id`)],
  })

/** The company's jobs: those that need a confirmation first, then the latest changed. */
export async function listOwnJobs({ db, viewer, now }: MemberContext, search: OwnJobSearch) {
  const { state, free_word, due, approval, owner, mine, sort, page = 1, per_page = PAGE_SIZE } = search
  const isDue = sql<SqlBool>`job_offers.state = 'published' and confirmed_at <= ${now()}::timestamptz - make_interval(days => ${DAYS_CONFIRMED})`
  const candidates = candidatesOfJob(viewer)
  let asked = ownJobs(db, viewer)
  if (state) asked = asked.where('state', '=', state)
  if (due) asked = asked.where(isDue)
  if (approval) asked = asked.where(isAwaitingApproval)
  if (owner) asked = asked.where(isOwnedBy(owner, viewer.id))
  if (mine) asked = asked.where(isJobOfMember(viewer))
  for (const word of free_word?.split(/\s+/).filter(Boolean) ?? [])
    asked = asked.where(
      sql<SqlBool>`strpos(lower(normalize(concat_ws(' ', position_title, position, reference_number), nfkc)), lower(normalize(${word}, nfkc))) > 0`,
    )

  const rows = asked.select([
    ...statusColumns,
    'position',
    'position_title',
    'employment_types',
    'min_salary',
    'max_salary',
    'is_salary_estimated',
    'salary',
    'pay_unit',
    'pay_min',
    'pay_max',
    'fixed_overtime',
    'fixed_overtime_hours',
    'reference_number',
    candidates.as('candidates'),
  ])
  const { total } = await asked.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow()
  const jobs = await partOf(rows, { sort, page, per_page, total }, ordersWith(candidates, isDue)).execute()
  const of = (name: string) => sql<number>`(count(*) filter (where state = ${name}))::int`
  const counts = await ownJobs(db, viewer)
    .select([
      of('draft').as('draft'),
      of('in_review').as('in_review'),
      of('published').as('published'),
      of('paused').as('paused'),
      of('closed').as('closed'),
      sql<number>`(count(*) filter (where ${isDue}))::int`.as('due'),
      sql<number>`(count(*) filter (where ${isAwaitingApproval}))::int`.as('approval'),
    ])
    .executeTakeFirstOrThrow()
  return {
    jobs: jobs as OwnJobListItem[],
    total,
    page,
    per_page,
    counts,
    approval: await jobApprovalRule({ db, viewer }),
    assignees: await jobAssignees({ db, viewer }),
  }
}
