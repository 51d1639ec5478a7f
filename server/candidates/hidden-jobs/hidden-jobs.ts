import { sql } from 'kysely'
import { type Page, PAGE_SIZE } from '#contract/platform/page.ts'
import { publicCompanies } from '#server/companies/directory/public-companies.ts'
import { fail } from '#server/fail.ts'
import { everPublishedJobs } from '#server/jobs/postings/published-jobs.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
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

/** What I am not interested in, the latest first. The names stay readable when a company or a job is gone from the lists. */
export async function listHidden({ db, viewer }: RequestContext & { viewer: CandidateViewer }, { page = 1, per_page = PAGE_SIZE }: Page) {
  const mine = db.selectFrom('hidden_jobs').where('hidden_jobs.candidate_user_id', '=', viewer.id)
  const { total } = await mine.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const hidden = await mine
    .innerJoin('companies', 'companies.id', 'hidden_jobs.company_id')
    .leftJoin('job_offers', 'job_offers.id', 'hidden_jobs.job_id')
    .select([
      'hidden_jobs.company_id',
      'hidden_jobs.created_at',
      sql<number>`coalesce(hidden_jobs.job_id, 0)`.as('job_id'),
      sql<string>`coalesce(job_offers.position_title, '')`.as('position_title'),
      sql<{ id: number; name: string; logo: string | null; is_demo: boolean }>`json_build_object('id', companies.id, 'name', companies.name,
        'logo', companies.logo, 'is_demo', companies.is_demo)`.as('company'),
    ])
    .orderBy('hidden_jobs.created_at', 'desc')
    .orderBy('hidden_jobs.company_id')
    .orderBy('hidden_jobs.job_id')
    .limit(per_page)
    .offset((page - 1) * per_page)
    .execute()
  return { hidden, total, page, per_page }
}
