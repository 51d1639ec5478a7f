import type { Database } from '#server/platform/database/connect.ts'
import { daysAgo } from '#server/testing.ts'

/** Today's look at a company's page; one row for any number of requests. */
export async function addView(db: Database, candidate_user_id: string, company_id: number) {
  const { id } = await db
    .insertInto('view_histories')
    .values({ candidate_user_id, company_id, access_on: '2026-11-21', last_daily_access_at: daysAgo(0) })
    .onConflict((conflict) => conflict.columns(['candidate_user_id', 'company_id', 'job_id', 'access_on']).doUpdateSet({ last_daily_access_at: daysAgo(0) }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
