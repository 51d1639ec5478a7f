import { PAGE_SIZE, type Page } from '#contract/page.ts'
import type { RequestContext } from '../api.ts'
import type { CandidateViewer } from '../sessions/viewer.ts'
import { keptPairs } from './kept-pairs.ts'
import { withCompanyAndJob } from './with-company-and-job.ts'

type Context = RequestContext & { viewer: CandidateViewer }

/** My favourites, or what I saved, the latest first. */
export async function listKept(context: Context, table: 'favorites' | 'bookmarks', { page = 1, per_page = PAGE_SIZE }: Page) {
  const { db, viewer } = context
  const { total } = await keptPairs(db, table, viewer.id)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await keptPairs(db, table, viewer.id)
    .select(['kept.company_id', 'kept.job_id', 'kept.created_at'])
    .orderBy('kept.created_at', 'desc')
    .orderBy('kept.job_id', 'desc')
    .limit(per_page)
    .offset((page - 1) * per_page)
    .execute()
  return { pairs: await withCompanyAndJob(context, rows), total, page, per_page }
}
