import { sql } from 'kysely'
import type { Database } from '../database/connect.ts'

/** What a candidate favourited and the public may still read: jobs on offer or over, and open positions. Counts and lists start here. */
export const favoritedPairs = (db: Database, candidateId: string) =>
  db
    .selectFrom('favorites')
    .innerJoin('companies', 'companies.id', 'favorites.company_id')
    .leftJoin('job_offers', 'job_offers.id', 'favorites.job_id')
    .where('favorites.candidate_user_id', '=', candidateId)
    .where('companies.state', '=', 'active')
    .where(sql<boolean>`(favorites.job_id is null or (job_offers.published_at is not null and job_offers.state in ('published', 'closed')))`)
