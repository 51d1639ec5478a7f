import { sql } from 'kysely'
import { selectionSteps, type SelectionStep } from '#contract/selection-steps.ts'
import type { RequestContext } from '../../api.ts'
import type { CompanyViewer } from '../../sessions/viewer.ts'
import { applicationsOf } from './applications-of.ts'
import { companyApplications } from './company-applications.ts'

/** As many of each step as a column shows. Of those that ended, the latest. */
const A_COLUMN = 100

type Asking = Pick<RequestContext, 'db' | 'now'> & { viewer: CompanyViewer }

/** The board: who stands at which step. Whoever waits for an answer the longest comes first. */
export async function listApplications({ db, viewer, now }: Asking, { job_id }: { job_id?: number | undefined }) {
  const isOfJob = job_id === undefined ? sql<boolean>`true` : sql<boolean>`applications.job_id is not distinct from ${job_id || null}`
  const placed = applicationsOf(db, viewer)
    .where(isOfJob)
    .select([
      'applications.id',
      sql<number>`row_number() over (partition by applications.step
        order by case when applications.step <> 'end' then applications.step_changed_at end, applications.step_changed_at desc, applications.id)`.as('place'),
    ])
  const applications = await companyApplications(db, viewer, now())
    .innerJoin(placed.as('placed'), 'placed.id', 'applications.id')
    .where('placed.place', '<=', A_COLUMN)
    .orderBy('placed.place')
    .orderBy('applications.id')
    .execute()
  const counted = await applicationsOf(db, viewer)
    .where(isOfJob)
    .select(Object.keys(selectionSteps).map((step) => sql<number>`(count(*) filter (where applications.step = ${step}))::int`.as(step)))
    .$castTo<Record<SelectionStep, number>>()
    .executeTakeFirstOrThrow()
  const jobs = await applicationsOf(db, viewer)
    .leftJoin('job_offers', 'job_offers.id', 'applications.job_id')
    .select([sql<number>`coalesce(job_offers.id, 0)`.as('id'), sql<string>`coalesce(position_title, 'オープンポジション')`.as('position_title')])
    .distinct()
    .orderBy('id')
    .execute()
  return { applications, counts: counted, jobs }
}
