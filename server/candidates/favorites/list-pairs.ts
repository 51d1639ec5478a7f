import { sql } from 'kysely'
import { PAGE_SIZE, type Page } from '#contract/platform/page.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import type { Database } from '#server/platform/database/connect.ts'
import type { CandidateViewer } from '#server/platform/viewers/viewer.ts'
import { withCompanyAndJob } from './with-company-and-job.ts'

type Context = RequestContext & { viewer: CandidateViewer }

type Pair = { candidate_user_id: string; company_id: number; job_id: number | null; created_at: string; list_id: number | null; note: string }

/** Only what was saved is sorted into lists and carries a note. */
const columnsOf = {
  favorites: sql`*, null::integer as list_id, '' as note`,
  bookmarks: sql`*`,
}

/** The jobs and open positions that a candidate favourited or saved and the public may still read, on offer or over. The count and the page start here. */
export const keptPairs = (db: Database, table: 'favorites' | 'bookmarks', candidateId: string) =>
  db
    .selectFrom(sql<Pair>`(select ${columnsOf[table]} from ${sql.table(table)} where candidate_user_id = ${candidateId})`.as('kept'))
    .innerJoin('companies', 'companies.id', 'kept.company_id')
    .leftJoin('job_offers', 'job_offers.id', 'kept.job_id')
    .where('companies.state', '=', 'active')
    .where(sql<boolean>`(kept.job_id is null or (job_offers.published_at is not null and job_offers.state in ('published', 'closed')))`)

/** My favourites, or what I saved, of all lists or of one, the latest first. */
export async function listPairs(context: Context, table: 'favorites' | 'bookmarks', { page = 1, per_page = PAGE_SIZE, list_id }: Page & { list_id?: number }) {
  const { db, viewer } = context
  const kept = keptPairs(db, table, viewer.id).$if(list_id !== undefined, (query) => query.where('kept.list_id', '=', list_id!))
  const { total } = await kept.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await kept
    .select(['kept.company_id', 'kept.job_id', 'kept.created_at', 'kept.list_id', 'kept.note'])
    .orderBy('kept.created_at', 'desc')
    .orderBy('kept.job_id', 'desc')
    .limit(per_page)
    .offset((page - 1) * per_page)
    .execute()
  return { pairs: await withCompanyAndJob(context, rows), total, page, per_page }
}
