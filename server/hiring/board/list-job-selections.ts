import { sql } from 'kysely'
import { type JobSelection, JOBS_AT_ONCE } from '#contract/hiring/selection/job-selections.ts'
import { openSteps } from '#contract/hiring/selection/step-limits.ts'
import { jobOwner } from '#server/accounts/job-access/job-owner.ts'
import { isJobOfMember } from '#server/accounts/job-access/jobs-of-member.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import type { CompanyViewer } from '#server/platform/viewers/viewer.ts'
import { applicationsOf } from '../applications/company/company-applications.ts'
import { outsideOf } from '../outside-candidates/outside-cards.ts'

type Asking = Pick<RequestContext, 'db' | 'now'> & { viewer: CompanyViewer }
type Asked = { ids?: number[] | undefined; assigned?: 'me' | undefined; per_page?: number | undefined }

/** Of each job with somebody in selection, or of those of the member: how many stand at each step, for how long, and who is assigned. Counted as the board counts, people from outside too. */
export async function listJobSelections({ db, viewer, now }: Asking, { ids, assigned, per_page = JOBS_AT_ONCE }: Asked) {
  const isAsked = (job: string) => (ids === undefined ? sql<boolean>`true` : sql<boolean>`coalesce(${sql.ref(job)}, 0) = any (${ids}::integer[])`)
  const standing = applicationsOf(db, viewer)
    .where('applications.step', '<>', 'end')
    .where(isAsked('applications.job_id'))
    .select(['applications.job_id', 'applications.step', 'applications.step_changed_at as moved_at', 'threads.company_user_id'])
    .unionAll(
      outsideOf(db, viewer)
        .where('outside.step', '<>', 'end')
        .where('outside.job_id', 'is not', null)
        .where(isAsked('outside.job_id'))
        .select(['outside.job_id', 'outside.step', 'outside.moved_at', 'outside.assigned_id as company_user_id']),
    )
  const days = (of: ReturnType<typeof sql<number>>) => sql<number>`greatest(0, floor(${of} / 86400))::int`
  const age = sql`extract(epoch from ${now()}::timestamptz - standing.moved_at)`
  const rows = await db
    .selectFrom(standing.as('standing'))
    .leftJoin('job_offers', 'job_offers.id', 'standing.job_id')
    .groupBy(['standing.job_id', 'job_offers.id'])
    .$if(assigned === 'me', (jobs) => jobs.having(isJobOfMember(viewer)))
    .select([
      sql<number>`coalesce(standing.job_id, 0)`.as('id'),
      sql<string>`coalesce(job_offers.position_title, 'オープンポジション')`.as('position_title'),
      jobOwner.as('owner'),
      sql<number>`count(*)::int`.as('total'),
      sql<JobSelection['counts']>`json_build_object(${sql.join(
        openSteps.flatMap((step) => [sql`${step}::text`, sql`count(*) filter (where standing.step = ${step})`]),
      )})`.as('counts'),
      days(sql<number>`max(${age})`).as('longest_days'),
      days(sql<number>`percentile_cont(0.5) within group (order by ${age})`).as('median_days'),
      sql<
        JobSelection['members']
      >`(select coalesce(json_agg(json_build_object('id', members.id, 'name', members.name) order by named.times desc, members.name, members.id), '[]')
        from (select person, count(*) as times from unnest(array_agg(standing.company_user_id)) as person where person is not null group by person) as named
        join company_users as members on members.id = named.person)`.as('members'),
      sql<number>`(count(*) over ())::int`.as('jobs'),
    ])
    .orderBy('total', 'desc')
    .orderBy('id')
    .limit(per_page)
    .execute()
  return { jobs: rows.map(({ jobs: _jobs, ...job }): JobSelection => job), total: rows[0]?.jobs ?? 0 }
}
