import { sql } from 'kysely'
import type { Database } from '../database/connect.ts'

type Waiting = { companies: number; job_reviews: number; reports: number; data_requests: number }

/** How much waits for an operator: the numbers beside the menu. */
export async function waitingCounts(db: Database): Promise<Waiting> {
  const { rows } = await sql<Waiting>`select
    (select count(*) from companies where state = 'pending') as companies,
    (select count(*) from job_offer_reviews where decided_at is null) as job_reviews,
    0 as reports, 0 as data_requests`.execute(db)
  return rows[0]!
}
