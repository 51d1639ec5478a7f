import { sql } from 'kysely'
import type { Database } from '../database/connect.ts'

type Pair = { candidate_user_id: string; company_id: number; job_id: number | null; created_at: string }

/** What a candidate favourited, or saved for themself, and the public may still read: jobs on offer or over, and open positions. Counts and lists start here. */
export const keptPairs = (db: Database, table: 'favorites' | 'bookmarks', candidateId: string) =>
  db
    .selectFrom(sql<Pair>`${sql.table(table)}`.as('kept'))
    .innerJoin('companies', 'companies.id', 'kept.company_id')
    .leftJoin('job_offers', 'job_offers.id', 'kept.job_id')
    .where('kept.candidate_user_id', '=', candidateId)
    .where('companies.state', '=', 'active')
    .where(sql<boolean>`(kept.job_id is null or (job_offers.published_at is not null and job_offers.state in ('published', 'closed')))`)
