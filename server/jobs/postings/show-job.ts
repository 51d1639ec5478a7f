import type { RequestContext } from '#server/platform/request/request-context.ts'
import { companySummaryColumns } from '#server/companies/directory/company-columns.ts'
import { companyMarks, publicCompanies } from '#server/companies/directory/public-companies.ts'
import { fail } from '#server/fail.ts'
import { matches } from '#server/matching/lines/matches.ts'
import { viewerConditions } from '#server/matching/viewer-conditions.ts'
import { jobColumns } from './job-columns.ts'
import { jobVersions } from './job-versions.ts'
import { otherJobs } from './other-jobs.ts'
import { everPublishedJobs } from './published-jobs.ts'

/** A job that is over stays readable, marked as such; a draft, or one that is paused, does not exist for the public. */
export async function showJob(context: RequestContext, id: number) {
  const { db, now, viewer } = context
  const job = await everPublishedJobs(db)
    .where('job_offers.id', '=', id)
    .where('job_offers.state', 'in', ['published', 'closed'])
    .select(jobColumns(now(), viewer))
    .executeTakeFirst()
  if (!job) fail('NOT_FOUND')

  const { company_id } = job
  context.shown?.jobs.add(id)
  // Its other jobs change with it.
  context.shown?.companies.add(company_id)
  const company = await publicCompanies(db)
    .where('companies.id', '=', company_id)
    .select([...companySummaryColumns(viewer), ...companyMarks(viewer), 'address', 'contact_phone', 'contact_email', 'contact_url', 'url', 'images'])
    .executeTakeFirstOrThrow()
  const other_jobs = await otherJobs(db, now()).where('job_offers.company_id', '=', company_id).where('job_offers.id', '<>', id).limit(20).execute()

  const match = (await matches(context, await viewerConditions(context), [id])).get(id) ?? null
  return { job, company, match, other_jobs, versions: await jobVersions(db).where('job_id', '=', id).limit(50).execute() }
}
