import { sql } from 'kysely'
import type { Database } from '#server/platform/database/connect.ts'
import { PAGE_SIZE, type Page } from '#contract/platform/page.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import type { CandidateViewer } from '#server/platform/viewers/viewer.ts'
import { withCompanyAndJob } from './with-company-and-job.ts'

/** Which companies marked a candidate, for which job. A company that the candidate blocks, or that is gone, is not among them. Counts and lists start here. */
export const favoritesByCompanies = (db: Database, candidateId: string) =>
  db
    .selectFrom('company_favorites')
    .innerJoin('companies', 'companies.id', 'company_favorites.company_id')
    .innerJoin('candidate_users', 'candidate_users.id', 'company_favorites.candidate_user_id')
    .leftJoin('job_offers', 'job_offers.id', 'company_favorites.job_id')
    .where('company_favorites.candidate_user_id', '=', candidateId)
    .where('companies.state', '=', 'active')
    .where('companies.end_of_contract', '=', false)
    .where(sql<boolean>`(company_favorites.job_id is null or (job_offers.published_at is not null and job_offers.state in ('published', 'closed')))`)
    .where(
      sql<boolean>`not exists (select from company_blocks as blocked where blocked.candidate_user_id = ${candidateId} and blocked.company_id = companies.id)`,
    )

/** Whether it came after the list was opened last. */
export const isUnseen = sql<boolean>`company_favorites.created_at > candidate_users.favorites_by_companies_seen_at`

type Asked = Page & { only_new?: boolean | undefined }

/** Companies that marked me, the latest first. */
export async function listFavoritesByCompanies(
  context: RequestContext & { viewer: CandidateViewer },
  { page = 1, per_page = PAGE_SIZE, only_new = false }: Asked,
) {
  const { db, viewer } = context
  const all = favoritesByCompanies(db, viewer.id)
  const asked = only_new ? all.where(isUnseen) : all
  const { total } = await asked.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  if (total === 0) return { favorites: [], total, page, per_page }
  const rows = await asked
    .select(['company_favorites.company_id', 'company_favorites.job_id', 'company_favorites.created_at', isUnseen.as('is_new')])
    .orderBy('company_favorites.created_at', 'desc')
    .orderBy('company_favorites.company_id')
    .orderBy('company_favorites.job_id')
    .limit(per_page)
    .offset((page - 1) * per_page)
    .execute()
  return { favorites: await withCompanyAndJob(context, rows), total, page, per_page }
}

/** All that came until now was seen. */
export async function seeFavoritesByCompanies({ db, now, viewer }: RequestContext & { viewer: CandidateViewer }) {
  await db.updateTable('candidate_users').set({ favorites_by_companies_seen_at: now().toISOString() }).where('id', '=', viewer.id).execute()
  return { unread_favorite_by_company_count: 0 }
}
