import { sql } from 'kysely'
import type { BoardFilter } from '#contract/hiring/applications/board-filter.ts'
import { selectionSteps, type SelectionStep } from '#contract/hiring/selection/selection-steps.ts'
import { assignableMembers } from '#server/companies/members/assignable-members.ts'
import { fail } from '#server/fail.ts'
import type { Database } from '#server/platform/database/connect.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import type { CompanyViewer } from '#server/platform/viewers/viewer.ts'
import { stepsFor, stepsOfJobs } from '../selection-steps/own-steps.ts'
import { channelFor } from '../sources/source-of-hire.ts'
import { isOutsideWithin, outsideCards, outsideOf } from '../outside-candidates/outside-cards.ts'
import { applicationsOf, companyApplications } from '../applications/company/company-applications.ts'

/** As many of each step as a column shows; of those that ended, the latest. */
const A_COLUMN = 100
const ENDED = 10
/** As many of one step as a page of its list shows. */
const A_PAGE = 50

type Asking = Pick<RequestContext, 'db' | 'now'> & { viewer: CompanyViewer }
type Asked = BoardFilter & { job_id?: number | undefined; step?: SelectionStep | undefined; step_id?: number | undefined; page?: number | undefined }

/** The board: who stands at which step, the longest waiting first. Or a page of all that stand at one step, the latest first. People from outside stand among them. */
export async function listApplications({ db, viewer, now }: Asking, { job_id, step, step_id, page = 1, ...filter }: Asked) {
  const own_steps = await stepsFor(db, { company_id: viewer.company_id, job_id: job_id || null })
  if (step_id !== undefined && !own_steps.some(({ id }) => id === step_id)) fail('NOT_FOUND')
  const isList = step !== undefined || step_id !== undefined
  const everybody = standing(db, viewer, now(), { job_id, ...filter }, own_steps.length > 0)
  const waitsLongest = isList ? sql`null::timestamptz` : sql`case when everybody.step <> 'end' then everybody.moved_at end`
  const placed = db
    .selectFrom(everybody.as('everybody'))
    .$if(step !== undefined, (cards) => cards.where('everybody.step', '=', step!))
    .$if(step_id !== undefined, (cards) => cards.where('everybody.own_step', '=', step_id!))
    .select([
      'everybody.id',
      sql<number>`row_number() over (partition by everybody.step, everybody.own_step order by ${waitsLongest}, everybody.moved_at desc, everybody.id)`.as(
        'place',
      ),
    ])
  const first = isList ? (page - 1) * A_PAGE + 1 : 1
  const last = (of: 'applications' | 'outside') =>
    isList ? sql<number>`${page * A_PAGE}::integer` : sql<number>`case ${sql.ref(`${of}.step`)} when 'end' then ${ENDED}::integer else ${A_COLUMN}::integer end`
  const applications = await companyApplications(db, viewer, now())
    .innerJoin(placed.as('placed'), 'placed.id', 'applications.id')
    .where('placed.place', '>=', first)
    .where('placed.place', '<=', last('applications'))
    .orderBy('placed.place')
    .orderBy('applications.id')
    .execute()
  const outside = await outsideCards(db, viewer, now())
    .innerJoin(placed.as('placed'), 'placed.id', 'outside.id')
    .where('placed.place', '>=', first)
    .where('placed.place', '<=', last('outside'))
    .orderBy('placed.place')
    .orderBy('outside.id')
    .execute()
  const counted = await db
    .selectFrom(everybody.as('everybody'))
    .select(Object.keys(selectionSteps).map((step) => sql<number>`(count(*) filter (where everybody.step = ${step}))::int`.as(step)))
    .$castTo<Record<SelectionStep, number>>()
    .executeTakeFirstOrThrow()
  const own_counts =
    own_steps.length > 0
      ? await db
          .selectFrom(everybody.as('everybody'))
          .where('everybody.own_step', 'is not', null)
          .select([sql<number>`everybody.own_step`.as('step_id'), sql<number>`count(*)::int`.as('count')])
          .groupBy(sql`1`)
          .execute()
      : []
  const jobs = await applicationsOf(db, viewer)
    .leftJoin('job_offers', 'job_offers.id', 'applications.job_id')
    .select([sql<number>`coalesce(job_offers.id, 0)`.as('id'), sql<string>`coalesce(position_title, 'オープンポジション')`.as('position_title')])
    .union(
      outsideOf(db, viewer)
        .innerJoin('job_offers', 'job_offers.id', 'outside.job_id')
        .select(['job_offers.id', sql<string>`position_title`.as('position_title')]),
    )
    .orderBy('id')
    .execute()
  const assignees = await assignableMembers(db, viewer.company_id)
  const tags = viewer.key
    ? []
    : await db.selectFrom('selection_tags').select(['id', 'name']).where('company_id', '=', viewer.company_id).orderBy('name').execute()
  // A guest learns of no job but those of the selections that they see.
  const job_steps = job_id === undefined ? (await stepsOfJobs(db, viewer.company_id)).filter((one) => jobs.some(({ id }) => id === one.job_id)) : []
  return { applications, outside, page, per_page: A_PAGE, counts: counted, own_steps, own_counts, job_steps, jobs, assignees, tags }
}

/** Who stands where on a board: applications and people from outside. `own_step`: the own step in whose column one stands; over all jobs, those of the company. */
function standing(db: Database, viewer: CompanyViewer, now: Date, asked: BoardFilter & { job_id: number | undefined }, hasOwn: boolean) {
  const columnOf = (of: string) =>
    hasOwn
      ? sql<
          number | null
        >`selection_step_of(${sql.ref(`${of}.company_id`)}, ${asked.job_id || null}::integer, ${sql.ref(`${of}.step`)}, ${sql.ref(`${of}.step_id`)})`
      : sql<number | null>`null::integer`
  return applicationsOf(db, viewer)
    .where(sql<boolean>`${isOfJob(asked.job_id)} and ${isWithin(asked, viewer, now)}`)
    .select(['applications.id', 'applications.step', 'applications.step_changed_at as moved_at', columnOf('applications').as('own_step')])
    .unionAll(
      outsideOf(db, viewer)
        .where(isOutsideWithin(asked, viewer, now))
        .select(['outside.id', 'outside.step', 'outside.moved_at', columnOf('outside').as('own_step')]),
    )
}

const isOfJob = (job_id: number | undefined) => (job_id === undefined ? sql`true` : sql`applications.job_id is not distinct from ${job_id || null}`)

/** A selection that ended waits for nobody and grows no older. */
const isWithin = ({ assigned, turn, days, tag, channel }: BoardFilter, viewer: CompanyViewer, now: Date) => sql`
  ${assigned === undefined ? sql`true` : sql`threads.company_user_id is not distinct from ${assigned === 'none' ? null : assigned === 'me' ? viewer.id : assigned}`}
  and ${turn === undefined ? sql`true` : sql`(threads.turn = ${turn} and applications.step <> 'end')`}
  and ${days === undefined ? sql`true` : sql`(applications.step <> 'end' and applications.step_changed_at <= ${now}::timestamptz - make_interval(days => ${days}::integer))`}
  and ${tag === undefined ? sql`true` : sql`exists (select from candidate_tags where tag_id = ${tag} and candidate_tags.candidate_user_id = threads.candidate_user_id)`}
  and ${channel === undefined ? sql`true` : sql`${channelFor(viewer)} = ${channel}`}`
