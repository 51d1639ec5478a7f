import type { Database } from '#server/platform/database/connect.ts'
import { fail } from '#server/fail.ts'

/** The job a message is to carry: one of the company's that the public has seen. 0, the open position, has no card. */
export async function ownJobId(db: Database, company_id: number, job_id: number | undefined) {
  if (!job_id) return null
  const job = await db
    .selectFrom('job_offers')
    .select('id')
    .where('id', '=', job_id)
    .where('company_id', '=', company_id)
    .where('published_at', 'is not', null)
    .executeTakeFirst()
  return job?.id ?? fail('INPUT_INVALID', [{ field: 'job_id', message: 'この企業の公開した求人を選んでください。' }])
}
