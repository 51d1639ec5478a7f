import { sql } from 'kysely'
import type { Database } from '#server/platform/database/connect.ts'

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
