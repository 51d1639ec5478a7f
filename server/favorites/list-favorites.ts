import { PAGE_SIZE, type Page } from '#contract/page.ts'
import type { RequestContext } from '../api.ts'
import type { CandidateViewer } from '../sessions/viewer.ts'
import { favoritedPairs } from './favorited-pairs.ts'
import { withCompanyAndJob } from './with-company-and-job.ts'

/** My favourites, the latest first. */
export async function listFavorites(context: RequestContext & { viewer: CandidateViewer }, { page = 1, per_page = PAGE_SIZE }: Page) {
  const { db, viewer } = context
  const { total } = await favoritedPairs(db, viewer.id)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await favoritedPairs(db, viewer.id)
    .select(['favorites.company_id', 'favorites.job_id', 'favorites.created_at'])
    .orderBy('favorites.created_at', 'desc')
    .orderBy('favorites.job_id', 'desc')
    .limit(per_page)
    .offset((page - 1) * per_page)
    .execute()
  return { favorites: await withCompanyAndJob(context, rows), total, page, per_page }
}
