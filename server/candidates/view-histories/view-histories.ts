import { sql } from 'kysely'
import type { ViewHistory } from '#contract/candidates/following/view-histories.ts'
import { type Page, PAGE_SIZE } from '#contract/platform/page.ts'
import { publicCompanies } from '#server/companies/directory/public-companies.ts'
import { fail } from '#server/fail.ts'
import { everPublishedJobs, isFresh, isOnOffer } from '#server/jobs/postings/published-jobs.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import type { CandidateViewer } from '#server/platform/viewers/viewer.ts'

type Pair = { company_id: number; company_job_id: number }

/** Notes that I looked at a page today, in Japan's calendar; looking again today moves the time. */
export async function recordView({ db, now, viewer }: RequestContext & { viewer: CandidateViewer }, { company_id, company_job_id }: Pair) {
  const seen = company_job_id
    ? everPublishedJobs(db)
        .where('job_offers.id', '=', company_job_id)
        .where('job_offers.company_id', '=', company_id)
        .where('job_offers.state', 'in', ['published', 'closed'])
        .select(['companies.id as company_id', sql<number | null>`job_offers.id`.as('job_id')])
    : publicCompanies(db)
        .where('companies.id', '=', company_id)
        .select(['companies.id as company_id', sql<number | null>`null::integer`.as('job_id')])

  const recorded = await db
    .insertInto('view_histories')
    .columns(['candidate_user_id', 'access_on', 'last_daily_access_at', 'company_id', 'job_id'])
    .expression(
      db
        .selectFrom(seen.as('seen'))
        .select([
          sql<string>`${viewer.id}::uuid`.as('candidate_user_id'),
          sql<string>`(${now()}::timestamptz at time zone 'Asia/Tokyo')::date`.as('access_on'),
          sql<string>`${now()}::timestamptz`.as('last_daily_access_at'),
          'seen.company_id',
          'seen.job_id',
        ]),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['candidate_user_id', 'company_id', 'job_id', 'access_on'])
        .doUpdateSet({ last_daily_access_at: sql`greatest(view_histories.last_daily_access_at, excluded.last_daily_access_at)` }),
    )
    .returning('id')
    .executeTakeFirst()
  if (!recorded) fail('NOT_FOUND')
  return { success: true }
}

/** The jobs that I opened, the latest first, without those that the public may no longer read. */
export async function listViewHistories({ db, now, viewer }: RequestContext & { viewer: CandidateViewer }, { page = 1, per_page = PAGE_SIZE }: Page) {
  const mine = db
    .selectFrom('view_histories as views')
    .innerJoin('companies', 'companies.id', 'views.company_id')
    .leftJoin('job_offers', 'job_offers.id', 'views.job_id')
    .where('views.candidate_user_id', '=', viewer.id)
    .where('companies.state', '=', 'active')
    .where(sql<boolean>`(views.job_id is null or (job_offers.published_at is not null and job_offers.state in ('published', 'closed')))`)
  const { total } = await mine.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const view_histories = await mine
    .select([
      'views.id',
      'views.company_id',
      sql<number>`coalesce(views.job_id, 0)`.as('company_job_id'),
      'views.candidate_user_id as user_id',
      sql<string>`views.access_on`.as('access_on'),
      'views.last_daily_access_at',
      sql<ViewHistory['company']>`json_build_object('id', companies.id, 'name', companies.name, 'logo', companies.logo, 'is_demo', companies.is_demo)`.as(
        'company',
      ),
      (eb) =>
        sql<ViewHistory['job']>`case when views.job_id is not null then json_build_object('position_title', job_offers.position_title,
          'active', ${isOnOffer(eb as never)} and ${isFresh(now())}, 'min_salary', job_offers.min_salary, 'max_salary', job_offers.max_salary) end`.as('job'),
    ])
    .orderBy('views.last_daily_access_at', 'desc')
    .orderBy('views.id', 'desc')
    .limit(per_page)
    .offset((page - 1) * per_page)
    .execute()
  return { view_histories, total, page, per_page }
}

type Context = RequestContext & { viewer: CandidateViewer }

/** Deletes one row of my history; another candidate's row is not found. */
export async function deleteView({ db, viewer }: Context, id: number) {
  const { numDeletedRows } = await db.deleteFrom('view_histories').where('candidate_user_id', '=', viewer.id).where('id', '=', id).executeTakeFirstOrThrow()
  if (!numDeletedRows) fail('NOT_FOUND')
  return { success: true }
}

/** Empties my history. */
export async function purgeViews({ db, viewer }: Context) {
  await db.deleteFrom('view_histories').where('candidate_user_id', '=', viewer.id).execute()
  return { success: true }
}
