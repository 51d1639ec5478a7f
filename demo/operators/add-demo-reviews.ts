import { sql } from 'kysely'
import { FEES_VERSION } from '#contract/companies/registration/fees-version.ts'
import type { JobContent } from '#contract/jobs/postings/job-content.ts'
import { contentColumns, contentOf } from '#server/jobs/changes/content-of.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { addDemoApplicants } from './add-demo-applicants.ts'

const HOUR = 3_600_000
const people = ['早川 由紀', '三宅 航', '北条 千尋', '東 直人', '野口 彩']

/** What waits for the operators of the demonstration: companies to approve, and jobs to review, one of them for the second time. Once. */
export async function addDemoReviews(db: Database, now: Date) {
  const known = await db.selectFrom('job_offer_reviews').select('id').limit(1).executeTakeFirst()
  if (known) return
  await addDemoApplicants(db, now)
  const ago = (hours: number) => new Date(now.getTime() - hours * HOUR).toISOString()
  const jobs = await db
    .selectFrom('job_offers')
    .innerJoin('companies', 'companies.id', 'job_offers.company_id')
    .where('companies.is_demo', '=', true)
    .where('companies.state', '=', 'active')
    .where('job_offers.state', '=', 'in_review')
    .select(['job_offers.id', 'job_offers.company_id', ...contentColumns.map((column) => `job_offers.${column}` as const)])
    .orderBy('job_offers.id')
    .execute()
  for (const [nth, job] of jobs.entries()) {
    const requested_by = people[nth % people.length]!
    // The columns are the content's; of JSON and states the database's types say less.
    const content = contentOf(job as unknown as JobContent)
    const accepted = { company_id: job.company_id, version: FEES_VERSION, accepted_by: requested_by }
    await db
      .insertInto('fee_acceptances')
      .values(accepted)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    if (nth === 0) {
      const before = { ...content, holiday: '会社の定めによる', trial: '', max_salary: null }
      const decided = {
        decision: 'refused',
        decided_at: ago(40),
        decided_by: '運営 花子',
        reason: '休日と試用期間の条件が書かれていません。書き足してください。',
      }
      await db
        .insertInto('job_offer_reviews')
        .values({ job_id: job.id, requested_at: ago(60), requested_by, content: JSON.stringify(before), ...decided })
        .execute()
    }
    await db
      .insertInto('job_offer_reviews')
      .values({ job_id: job.id, requested_at: ago(31 - (nth % 30)), requested_by, content: JSON.stringify(content) })
      .execute()
  }
  // A job that may not be published yet does not wait either.
  await sql`update job_offers set state = 'draft' from companies
    where companies.id = company_id and companies.is_demo and companies.state <> 'active' and job_offers.state = 'in_review'`.execute(db)
}
