import { sql } from 'kysely'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import { publicCompanies } from '#server/companies/directory/public-companies.ts'
import { fail } from '#server/fail.ts'
import { everPublishedJobs } from '#server/jobs/postings/published-jobs.ts'
import type { CandidateViewer } from '#server/platform/viewers/viewer.ts'

type Context = RequestContext & { viewer: CandidateViewer }

/** Leaves a job out of what I am shown; doing so again changes nothing. */
export async function hideJob(context: Context, job_id: number) {
  const job = await everPublishedJobs(context.db).where('job_offers.id', '=', job_id).select('job_offers.company_id').executeTakeFirst()
  if (!job) fail('NOT_FOUND')
  return hide(context, job.company_id, job_id)
}

/** Leaves everything of a company out. */
export async function hideCompany(context: Context, company_id: number) {
  const company = await publicCompanies(context.db).where('id', '=', company_id).select('id').executeTakeFirst()
  if (!company) fail('NOT_FOUND')
  return hide(context, company_id, null)
}

async function hide({ db, viewer, now }: Context, company_id: number, job_id: number | null) {
  await db
    .insertInto('hidden_jobs')
    .values({ candidate_user_id: viewer.id, company_id, job_id, created_at: now().toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return { is_hidden_by_me: true }
}

/** A job is shown again, unless its company is hidden as a whole. */
export async function restoreJob({ db, viewer }: Context, job_id: number) {
  await db.deleteFrom('hidden_jobs').where('candidate_user_id', '=', viewer.id).where('job_id', '=', job_id).execute()
  return { is_hidden_by_me: false }
}

/** A company is shown again; jobs of it that were hidden one by one stay hidden. */
export async function restoreCompany({ db, viewer }: Context, company_id: number) {
  await db
    .deleteFrom('hidden_jobs')
    .where('candidate_user_id', '=', viewer.id)
    .where('company_id', '=', company_id)
    .where('job_id', 'is', sql.lit(null))
    .execute()
  return { is_hidden_by_me: false }
}
