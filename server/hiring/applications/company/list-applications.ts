import { sql } from 'kysely'
import type { BoardFilter } from '#contract/hiring/applications/board-filter.ts'
import { selectionSteps, type SelectionStep } from '#contract/hiring/selection/selection-steps.ts'
import { fail } from '#server/fail.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import type { CompanyViewer } from '#server/platform/viewers/viewer.ts'
import { stepsFor, stepsOfJobs } from '../../selection-steps/own-steps.ts'
import { channelOfApplication } from '../../sources/source-of-hire.ts'
import { applicationsOf, companyApplications } from './company-applications.ts'

/** As many of each step as a column shows; of those that ended, the latest. */
const A_COLUMN = 100
const ENDED = 10
/** As many of one step as a page of its list shows. */
const A_PAGE = 50

type Asking = Pick<RequestContext, 'db' | 'now'> & { viewer: CompanyViewer }
type Asked = BoardFilter & { job_id?: number | undefined; step?: SelectionStep | undefined; step_id?: number | undefined; page?: number | undefined }

/** The board: who stands at which step, the longest waiting first. Or a page of all that stand at one step, the latest first. */
export async function listApplications({ db, viewer, now }: Asking, { job_id, step, step_id, page = 1, ...filter }: Asked) {
  const isAsked = sql<boolean>`${isOfJob(job_id)} and ${isWithin(filter, viewer, now())}`
  const own_steps = await stepsFor(db, { company_id: viewer.company_id, job_id: job_id || null })
  if (step_id !== undefined && !own_steps.some(({ id }) => id === step_id)) fail('NOT_FOUND')
  const isList = step !== undefined || step_id !== undefined
  const column = own_steps.length > 0 ? columnOf(job_id) : sql<number | null>`null::integer`
  const waitsLongest = isList ? sql`null::timestamptz` : sql`case when applications.step <> 'end' then applications.step_changed_at end`
  const placed = applicationsOf(db, viewer)
    .where(isAsked)
    .$if(step !== undefined, (applications) => applications.where('applications.step', '=', step!))
    .$if(step_id !== undefined, (applications) => applications.where(column, '=', step_id!))
    .select([
      'applications.id',
      sql<number>`row_number() over (partition by applications.step, ${column} order by ${waitsLongest}, applications.step_changed_at desc, applications.id)`.as(
        'place',
      ),
    ])
  const first = isList ? (page - 1) * A_PAGE + 1 : 1
  const last = isList
    ? sql<number>`${page * A_PAGE}::integer`
    : sql<number>`case applications.step when 'end' then ${ENDED}::integer else ${A_COLUMN}::integer end`
  const applications = await companyApplications(db, viewer, now())
    .innerJoin(placed.as('placed'), 'placed.id', 'applications.id')
    .where('placed.place', '>=', first)
    .where('placed.place', '<=', last)
    .orderBy('placed.place')
    .orderBy('applications.id')
    .execute()
  const counted = await applicationsOf(db, viewer)
    .where(isAsked)
    .select(Object.keys(selectionSteps).map((step) => sql<number>`(count(*) filter (where applications.step = ${step}))::int`.as(step)))
    .$castTo<Record<SelectionStep, number>>()
    .executeTakeFirstOrThrow()
  const own_counts =
    own_steps.length > 0
      ? await applicationsOf(db, viewer)
          .where(isAsked)
          .where(column, 'is not', null)
          .select([sql<number>`${column}`.as('step_id'), sql<number>`count(*)::int`.as('count')])
          .groupBy(sql`1`)
          .execute()
      : []
  const jobs = await applicationsOf(db, viewer)
    .leftJoin('job_offers', 'job_offers.id', 'applications.job_id')
    .select([sql<number>`coalesce(job_offers.id, 0)`.as('id'), sql<string>`coalesce(position_title, 'オープンポジション')`.as('position_title')])
    .distinct()
    .orderBy('id')
    .execute()
  const assignees = await db
    .selectFrom('company_users')
    .select(['id', 'name'])
    .where('company_id', '=', viewer.company_id)
    .where('role', '<>', 'guest')
    .orderBy('name')
    .orderBy('id')
    .execute()
  const tags = viewer.key
    ? []
    : await db.selectFrom('selection_tags').select(['id', 'name']).where('company_id', '=', viewer.company_id).orderBy('name').execute()
  // A guest learns of no job but those of the selections that they see.
  const job_steps = job_id === undefined ? (await stepsOfJobs(db, viewer.company_id)).filter((one) => jobs.some(({ id }) => id === one.job_id)) : []
  return { applications, page, per_page: A_PAGE, counts: counted, own_steps, own_counts, job_steps, jobs, assignees, tags }
}

/** The own step in whose column a selection stands; over all jobs, those of the company. */
const columnOf = (job_id: number | undefined) =>
  sql<number | null>`selection_step_of(applications.company_id, ${job_id || null}::integer, applications.step, applications.step_id)`

const isOfJob = (job_id: number | undefined) => (job_id === undefined ? sql`true` : sql`applications.job_id is not distinct from ${job_id || null}`)

/** A selection that ended waits for nobody and grows no older. */
const isWithin = ({ assigned, turn, days, tag, channel }: BoardFilter, viewer: CompanyViewer, now: Date) => sql`
  ${assigned === undefined ? sql`true` : sql`threads.company_user_id is not distinct from ${assigned === 'none' ? null : assigned === 'me' ? viewer.id : assigned}`}
  and ${turn === undefined ? sql`true` : sql`(threads.turn = ${turn} and applications.step <> 'end')`}
  and ${days === undefined ? sql`true` : sql`(applications.step <> 'end' and applications.step_changed_at <= ${now}::timestamptz - make_interval(days => ${days}::integer))`}
  and ${tag === undefined ? sql`true` : sql`exists (select from candidate_tags where tag_id = ${tag} and candidate_tags.candidate_user_id = threads.candidate_user_id)`}
  and ${channel === undefined ? sql`true` : sql`${channelOfApplication} = ${channel}`}`
