import { sql } from 'kysely'
import type { JobContent } from '#contract/jobs/postings/job-content.ts'
import { PAGE_SIZE, type Page } from '#contract/platform/page.ts'
import type { CompanyState } from '#contract/accounts/members/company-roles.ts'
import { lintPosting } from '#contract/jobs/posting-lint/lint-posting.ts'
import { contentColumns } from '#server/jobs/editing/content/content-columns.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { openReviews } from './open-reviews.ts'

/** What waits, the longest first, with how much the lint finds in each. */
export async function listReviews({ db }: { db: Database }, { page = 1, per_page = PAGE_SIZE }: Page) {
  const { total } = await openReviews(db).select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow()
  const rows = await openReviews(db)
    .innerJoin('job_offers', 'job_offers.id', 'reviews.job_id')
    .innerJoin('companies', 'companies.id', 'job_offers.company_id')
    .select(['reviews.id as review_id', 'reviews.job_id', 'reviews.requested_at', 'reviews.requested_by'])
    .select(contentColumns.map((column) => `job_offers.${column}` as const))
    .select([
      'companies.id as company_id',
      'companies.name',
      'companies.end_of_contract',
      'companies.is_demo',
      sql<CompanyState>`companies.state`.as('company_state'),
    ])
    .select(['companies.address as company_address', 'contact_phone', 'contact_email', 'contact_url'])
    .select(sql<number>`(select count(*)::int from job_offer_reviews as past where past.job_id = reviews.job_id and past.decision = 'refused')`.as('refusals'))
    .orderBy('reviews.requested_at')
    .orderBy('reviews.id')
    .limit(per_page)
    .offset((page - 1) * per_page)
    .execute()
  const reviews = rows.map((row) => {
    const { name, contact_phone, contact_email, contact_url } = row
    const findings = lintPosting({
      // The columns are the content's; of JSON and states the database's types say less.
      job: row as unknown as JobContent,
      company: { name, address: row.company_address, contact_phone, contact_email, contact_url },
    })
    const count = (level: string) => findings.filter((finding) => finding.level === level).length
    const { review_id, job_id, position_title, requested_at, requested_by, refusals, end_of_contract, is_demo } = row
    const company = { id: row.company_id, name, state: row.company_state, end_of_contract, is_demo }
    return { id: review_id, job_id, position_title, company, requested_at, requested_by, refusals, errors: count('error'), warnings: count('warning') }
  })
  return { reviews, total, page, per_page }
}
