import { sql } from 'kysely'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import { publicCompanies } from '#server/companies/directory/public-companies.ts'
import { fail } from '#server/fail.ts'
import { everPublishedJobs } from '#server/jobs/postings/published-jobs.ts'

/** One more view of a page today, in Japan's calendar. Members of companies do not count: they would look at their own. */
export async function recordPageView({ db, now, viewer }: RequestContext, { id: company_id, job_id }: { id: number; job_id: number }) {
  const page = job_id
    ? everPublishedJobs(db)
        .where('job_offers.id', '=', job_id)
        .where('job_offers.company_id', '=', company_id)
        .where('job_offers.state', 'in', ['published', 'closed'])
    : publicCompanies(db).where('companies.id', '=', company_id)
  const found = await page.select('companies.id').executeTakeFirst()
  if (!found) fail('NOT_FOUND')
  if (viewer?.area === 'company') return { success: true }
  await db
    .insertInto('company_view_counts')
    .values({ company_id, job_id, on_day: sql`(${now()}::timestamptz at time zone 'Asia/Tokyo')::date`, is_signed_in: viewer !== undefined })
    .onConflict((conflict) => conflict.columns(['company_id', 'on_day', 'job_id', 'is_signed_in']).doUpdateSet({ views: sql`company_view_counts.views + 1` }))
    .execute()
  return { success: true }
}
