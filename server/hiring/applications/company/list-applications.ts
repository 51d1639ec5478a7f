import { sql } from 'kysely'
import type { BoardFilter } from '#contract/hiring/applications/board-filter.ts'
import { selectionSteps, type SelectionStep } from '#contract/hiring/selection/selection-steps.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import type { CompanyViewer } from '#server/platform/viewers/viewer.ts'
import { applicationsOf, companyApplications } from './company-applications.ts'

/** As many of each step as a column shows; of those that ended, the latest. */
const A_COLUMN = 100
const ENDED = 10
/** As many of one step as a page of its list shows. */
const A_PAGE = 50

type Asking = Pick<RequestContext, 'db' | 'now'> & { viewer: CompanyViewer }
type Asked = BoardFilter & { job_id?: number | undefined; step?: SelectionStep | undefined; page?: number | undefined }

/** The board: who stands at which step, the longest waiting first. Or a page of all that stand at one step, the latest first. */
export async function listApplications({ db, viewer, now }: Asking, { job_id, step, page = 1, ...filter }: Asked) {
  const isAsked = sql<boolean>`${isOfJob(job_id)} and ${isWithin(filter, viewer, now())}`
  const waitsLongest = step ? sql`null::timestamptz` : sql`case when applications.step <> 'end' then applications.step_changed_at end`
  const placed = applicationsOf(db, viewer)
    .where(isAsked)
    .$if(step !== undefined, (applications) => applications.where('applications.step', '=', step!))
    .select([
      'applications.id',
      sql<number>`row_number() over (partition by applications.step order by ${waitsLongest}, applications.step_changed_at desc, applications.id)`.as('place'),
    ])
  const first = step ? (page - 1) * A_PAGE + 1 : 1
  const last = step
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
  return { applications, page, per_page: A_PAGE, counts: counted, jobs, assignees, tags }
}

const isOfJob = (job_id: number | undefined) => (job_id === undefined ? sql`true` : sql`applications.job_id is not distinct from ${job_id || null}`)

/** As `channelOf` of the contract says it. */
const channelColumn = sql`case applications.source when 'scout' then 'scout' else coalesce(applications.found_via, 'unknown') end`

/** A selection that ended waits for nobody and grows no older. */
const isWithin = ({ assigned, turn, days, tag, channel }: BoardFilter, viewer: CompanyViewer, now: Date) => sql`
  ${assigned === undefined ? sql`true` : sql`threads.company_user_id is not distinct from ${assigned === 'none' ? null : assigned === 'me' ? viewer.id : assigned}`}
  and ${turn === undefined ? sql`true` : sql`(threads.turn = ${turn} and applications.step <> 'end')`}
  and ${days === undefined ? sql`true` : sql`(applications.step <> 'end' and applications.step_changed_at <= ${now}::timestamptz - make_interval(days => ${days}::integer))`}
  and ${tag === undefined ? sql`true` : sql`exists (select from candidate_tags where tag_id = ${tag} and candidate_tags.candidate_user_id = threads.candidate_user_id)`}
  and ${tag === undefined ? sql`true` : sql`exists (select from candidate_tags where tag_id = ${tag} and candidate_tags.candidate_user_id = threads.candidate_user_id)`}
  and ${channel === undefined ? sql`true` : sql`${channelColumn} = ${channel}`}`
