import { sql } from 'kysely'
import { isWaitingRequest } from '../data-requests/is-waiting-request.ts'
import type { Database } from '../database/connect.ts'
import { isWaitingReport } from '../reports/is-waiting-report.ts'

type Waiting = { companies: number; job_reviews: number; reports: number; data_requests: number }

/** How much waits for an operator: the numbers beside the menu. */
export async function waitingCounts(db: Database): Promise<Waiting> {
  const { rows } = await sql<Waiting>`select
    (select count(*) from companies where state = 'pending') as companies,
    (select count(*) from job_offer_reviews where decided_at is null) as job_reviews,
    (select count(*) from reports where ${isWaitingReport}) as reports,
    (select count(*) from data_requests where ${isWaitingRequest}) as data_requests`.execute(db)
  return rows[0]!
}
