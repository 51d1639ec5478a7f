import { sql } from 'kysely'
import { PAGE_SIZE, type Page } from '#contract/platform/page.ts'
import type { ViewHistory } from '#contract/candidates/following/view-histories.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import { isFresh, isOnOffer } from '#server/jobs/postings/published-jobs.ts'
import type { CandidateViewer } from '#server/platform/viewers/viewer.ts'

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
