import { sql } from 'kysely'
import type { SearchJob } from '#contract/candidates/search/search-job.ts'
import { fail } from '#server/fail.ts'
import { publishedJobs } from '#server/jobs/postings/published-jobs.ts'
import type { MemberContext } from '#server/platform/request/viewer-contexts.ts'

/** The published jobs of the member's company: only beside these are candidates read by default. */
const offered = ({ db, viewer, now }: MemberContext) => publishedJobs(db, now()).where('job_offers.company_id', '=', viewer.company_id)

/** What the member chose while it is still published, else their newest job. No choice is a choice, too. */
export async function showSearchJob(context: MemberContext): Promise<SearchJob> {
  const { db, viewer } = context
  const chosen = await db.selectFrom('company_search_jobs').select('job_id').where('company_user_id', '=', viewer.id).executeTakeFirst()
  if (chosen?.job_id === null) return { job_id: null }
  const job = await offered(context)
    .select('job_offers.id')
    .orderBy(sql`job_offers.id = ${chosen?.job_id ?? 0}`, 'desc')
    .orderBy(sql`confirmed_by = ${viewer.name}`, 'desc')
    .orderBy('published_at', 'desc')
    .orderBy('job_offers.id', 'desc')
    .executeTakeFirst()
  return { job_id: job?.id ?? null }
}

export async function chooseSearchJob(context: MemberContext, { job_id }: SearchJob): Promise<SearchJob> {
  const { db, viewer } = context
  if (job_id !== null && !(await offered(context).select('job_offers.id').where('job_offers.id', '=', job_id).executeTakeFirst())) fail('NOT_FOUND')
  await db
    .insertInto('company_search_jobs')
    .values({ company_user_id: viewer.id, job_id })
    .onConflict((conflict) => conflict.column('company_user_id').doUpdateSet({ job_id }))
    .execute()
  return { job_id }
}
