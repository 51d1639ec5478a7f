import { isOnBoard, mayReadOutside } from '#server/accounts/outside-access/outside-access.ts'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { OwnJobListItem } from '#contract/jobs/postings/company-jobs.ts'
import type { OwnJobSearch } from '#contract/jobs/postings/own-job-search.ts'
import { PAGE_SIZE } from '#contract/platform/page.ts'
import { jobApprovalRule } from '#server/companies/account/job-approval.ts'
import { isOfMember } from '#server/accounts/conversation-access/threads-of.ts'
import { DAYS_CONFIRMED } from './days-confirmed.ts'
import type { MemberContext } from '#server/platform/request/viewer-contexts.ts'
import { ordersBy, partOf } from '#server/platform/database/sorting/part-of.ts'
import { byName, down } from '#server/platform/database/sorting/sorted-by.ts'
import { ownJobs, statusColumns } from './own-jobs.ts'

/** As `openApprovals` asks for it. */
const isAwaitingApproval = sql<SqlBool>`exists (select from job_approvals as asked where asked.job_id = job_offers.id and asked.decided_at is null
  and (asked.kind = 'change') = (job_offers.state in ('published', 'in_review')))`

/** People from outside whom the board shows to this member (server/hiring/outside-candidates/outside-cards.ts). */
const outsideFor = (viewer: MemberContext['viewer']) =>
  mayReadOutside(viewer)
    ? sql`(select count(*)::int from outside_candidates as outside where outside.job_id = job_offers.id and outside.step <> 'end' and ${isOnBoard})`
    : sql`0`

/** Counted as the board counts them: somebody who blocked the company is in neither, so that no difference tells it. */
const candidatesFor = (viewer: MemberContext['viewer']) =>
  sql<number>`((select count(*)::int from applications join threads on threads.id = applications.thread_id
    where applications.job_id = job_offers.id and applications.step <> 'end' and ${isOfMember(viewer)}) + ${outsideFor(viewer)})`

const ordersWith = (candidates: ReturnType<typeof candidatesFor>, isDue: RawBuilder<SqlBool>) =>
  ordersBy({
    key: sql`job_offers.id`,
    columns: {
      title: byName(sql`position_title`),
      state: sql`array_position(array['published', 'in_review', 'draft', 'paused', 'closed'], state)`,
      pay: sql`max_salary`,
      candidates,
      confirmed: sql`confirmed_at`,
      updated: sql`updated_at`,
      created: sql`created_at`,
    },
    filled: ['title', 'state', 'candidates', 'updated', 'created'],
    usual: [down(isDue), down(sql`updated_at`), down(sql`id`)],
  })

/** The company's jobs: those that need a confirmation first, then the latest changed. */
export async function listOwnJobs({ db, viewer, now }: MemberContext, { state, free_word, due, approval, sort, page = 1, per_page = PAGE_SIZE }: OwnJobSearch) {
  const isDue = sql<SqlBool>`job_offers.state = 'published' and confirmed_at <= ${now()}::timestamptz - make_interval(days => ${DAYS_CONFIRMED})`
  const candidates = candidatesFor(viewer)
  let asked = ownJobs(db, viewer)
  if (state) asked = asked.where('state', '=', state)
  if (due) asked = asked.where(isDue)
  if (approval) asked = asked.where(isAwaitingApproval)
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
  return { jobs: jobs as OwnJobListItem[], total, page, per_page, counts, approval: await jobApprovalRule({ db, viewer }) }
}
