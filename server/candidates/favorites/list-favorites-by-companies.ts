import { PAGE_SIZE, type Page } from '#contract/platform/page.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import type { CandidateViewer } from '#server/platform/viewers/viewer.ts'
import { favoritesByCompanies, isUnseen } from './favorites-by-companies.ts'
import { withCompanyAndJob } from './with-company-and-job.ts'

/** Companies that marked me, the latest first. */
export async function listFavoritesByCompanies(context: RequestContext & { viewer: CandidateViewer }, { page = 1, per_page = PAGE_SIZE }: Page) {
  const { db, viewer } = context
  const { total } = await favoritesByCompanies(db, viewer.id)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await favoritesByCompanies(db, viewer.id)
    .select(['company_favorites.company_id', 'company_favorites.job_id', 'company_favorites.created_at', isUnseen.as('is_new')])
    .orderBy('company_favorites.created_at', 'desc')
    .orderBy('company_favorites.company_id')
    .orderBy('company_favorites.job_id')
    .limit(per_page)
    .offset((page - 1) * per_page)
    .execute()
  return { favorites: await withCompanyAndJob(context, rows), total, page, per_page }
}
