import type { Database } from '#server/platform/database/connect.ts'
import { fail } from '#server/fail.ts'
import { isFresh } from '#server/jobs/postings/published-jobs.ts'

/** The job a scout is for: one of the company's own that the public sees, or 0 for the open position while the company offers it. */
export async function scoutJob(db: Database, company_id: number, job_id: number, now: Date) {
  if (job_id === 0) {
    const company = await db.selectFrom('companies').select('is_hiring_open_position').where('id', '=', company_id).executeTakeFirstOrThrow()
    if (!company.is_hiring_open_position) fail('INPUT_INVALID', [{ field: 'job_id', message: '求人を選んでください。' }])
    return null
  }
  const job = await db
    .selectFrom('job_offers')
    .select(['state', isFresh(now).as('is_fresh')])
    .where('id', '=', job_id)
    .where('company_id', '=', company_id)
    .executeTakeFirst()
  if (!job) fail('NOT_FOUND')
  if (job.state !== 'published') fail('INPUT_INVALID', [{ field: 'job_id', message: '公開中の求人を選んでください。' }])
  if (!job.is_fresh)
    fail('INPUT_INVALID', [{ field: 'job_id', message: '確認から45日が過ぎ、掲載が終わった求人です。求人を確認するか、ほかの求人を選んでください。' }])
  return job_id
}
