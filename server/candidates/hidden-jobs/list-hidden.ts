import { sql } from 'kysely'
import { PAGE_SIZE, type Page } from '#contract/platform/page.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import type { CandidateViewer } from '#server/platform/viewers/viewer.ts'

/** What I am not interested in, the latest first. The names stay readable when a company or a job is gone from the lists. */
export async function listHidden({ db, viewer }: RequestContext & { viewer: CandidateViewer }, { page = 1, per_page = PAGE_SIZE }: Page) {
  const mine = db.selectFrom('hidden_jobs').where('hidden_jobs.candidate_user_id', '=', viewer.id)
  const { total } = await mine.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const hidden = await mine
    .innerJoin('companies', 'companies.id', 'hidden_jobs.company_id')
    .leftJoin('job_offers', 'job_offers.id', 'hidden_jobs.job_id')
    .select([
      'hidden_jobs.company_id',
      'hidden_jobs.created_at',
      sql<number>`coalesce(hidden_jobs.job_id, 0)`.as('job_id'),
      sql<string>`coalesce(job_offers.position_title, '')`.as('position_title'),
      sql<{ id: number; name: string; logo: string | null; is_demo: boolean }>`json_build_object('id', companies.id, 'name', companies.name,
        'logo', companies.logo, 'is_demo', companies.is_demo)`.as('company'),
    ])
    .orderBy('hidden_jobs.created_at', 'desc')
    .orderBy('hidden_jobs.company_id')
    .orderBy('hidden_jobs.job_id')
    .limit(per_page)
    .offset((page - 1) * per_page)
    .execute()
  return { hidden, total, page, per_page }
}
