import { sql } from 'kysely'
import { PAGE_SIZE, type Page } from '#contract/platform/page.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import type { Database } from '#server/platform/database/connect.ts'
import type { CandidateViewer } from '#server/platform/viewers/viewer.ts'
import { withCompanyAndJob } from './with-company-and-job.ts'

type Context = RequestContext & { viewer: CandidateViewer }

type Pair = { candidate_user_id: string; company_id: number; job_id: number | null; created_at: string }

/** The jobs and open positions that a candidate favourited or saved and the public may still read, on offer or over. The count and the page start here. */
const keptPairs = (db: Database, table: 'favorites' | 'bookmarks', candidateId: string) =>
  db
    .selectFrom(sql<Pair>`${sql.table(table)}`.as('kept'))
    .innerJoin('companies', 'companies.id', 'kept.company_id')
    .leftJoin('job_offers', 'job_offers.id', 'kept.job_id')
    .where('kept.candidate_user_id', '=', candidateId)
    .where('companies.state', '=', 'active')
    .where(sql<boolean>`(kept.job_id is null or (job_offers.published_at is not null and job_offers.state in ('published', 'closed')))`)

/** My favourites, or what I saved, the latest first. */
export async function listPairs(context: Context, table: 'favorites' | 'bookmarks', { page = 1, per_page = PAGE_SIZE }: Page) {
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
