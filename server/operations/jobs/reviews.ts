import type { Database } from '#server/platform/database/connect.ts'
import { sql } from 'kysely'
import type { JobContent } from '#contract/jobs/postings/job-content.ts'
import { PAGE_SIZE, type Page } from '#contract/platform/page.ts'
import type { CompanyState } from '#contract/accounts/members/company-roles.ts'
import { lintPosting } from '#contract/jobs/posting-lint/lint-posting.ts'
import { contentColumns, contentOf } from '#server/jobs/changes/content-of.ts'
import { feesVersion } from '#server/settings/fees-version.ts'
import { recordAct } from '#server/platform/audit/record-act.ts'
import { lintOfJob } from '#server/jobs/editing/content/lint-own-job.ts'
import { makePublic } from '#server/jobs/editing/lifecycle/make-public.ts'
import { fail } from '#server/fail.ts'
import type { OperatorContext } from '#server/platform/request/viewer-contexts.ts'
import { lockJob } from './lock-job.ts'
import { notifyJobDecision } from './notify-job-decision.ts'

/** The jobs that wait for an operator. */
export const openReviews = (db: Database) => db.selectFrom('job_offer_reviews as reviews').where('reviews.decided_at', 'is', null)

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

/** A refusal has a reason. */
type Decided = { id: number; review_id: number; job_updated_at: string; decision: 'approve' | 'refuse'; reason?: string | undefined }

/**
 * Ends a request: the job is public by the rule of publishing, or a draft again with a reason for the company. The decision holds for the version that the
 * operator saw: after a withdrawal, another decision, a new request or a change of the job in between, the operator has to look again.
 */
export async function decideReview(context: OperatorContext, decided: Decided) {
  const { db, now, viewer } = context
  const { id, review_id, decision } = decided
  const job = (await lockJob(db, id)) ?? fail('NOT_FOUND')
  const review = await db
    .selectFrom('job_offer_reviews')
    .select(['id', 'requested_by'])
    .where('id', '=', review_id)
    .where('job_id', '=', id)
    .where('decided_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!review || job.state !== 'in_review') return fail('REVIEW_SETTLED')
  if (job.updated_at !== decided.job_updated_at) fail('REVIEWED_JOB_CHANGED')
  if (decision === 'approve') await refuseUnpublishable(context, job)

  const reason = decision === 'refuse' ? (decided.reason ?? '') : ''
  const end = decision === 'approve' ? 'approved' : 'refused'
  const at = now().toISOString()
  await db
    .updateTable('job_offer_reviews')
    .set({ decision: end, decided_at: at, decided_by: viewer.name, reason, content: JSON.stringify(contentOf(job)) })
    .where('id', '=', review_id)
    .execute()
  if (end === 'approved') {
    await sql`select set_config('mebae.actor', ${review.requested_by}, true)`.execute(db)
    await db.updateTable('job_take_downs').set({ lifted_at: at }).where('job_id', '=', id).where('lifted_at', 'is', null).execute()
    await makePublic(db, { ...job, by: review.requested_by, now: now() })
  } else await db.updateTable('job_offers').set({ state: 'draft', updated_at: at }).where('id', '=', id).execute()

  // Under the key of the timed notification (server/conversations/reminders/notify-deadlines.ts), so that the company is notified once.
  await notifyJobDecision(context, { job, kind: 'job_review', dedupe_key: `review:${review_id}`, decision: end, reason })
  await recordAct(context, {
    act: end === 'approved' ? 'approve_job' : 'refuse_job',
    subject_kind: 'job',
    subject_id: id,
    reason,
    detail: { review_id, company_id: job.company_id },
  })
  return { state: end === 'approved' ? ('published' as const) : ('draft' as const) }
}

async function refuseUnpublishable({ db }: OperatorContext, job: NonNullable<Awaited<ReturnType<typeof lockJob>>>) {
  if (!job.isOfActive) fail('COMPANY_NOT_ACTIVE')
  const errors = (await lintOfJob(db, job.company_id, job)).filter(({ level }) => level === 'error')
  if (errors.length > 0) fail('LINT_ERRORS', errors)
  const fees = await db
    .selectFrom('fee_acceptances')
    .select('version')
    .where('company_id', '=', job.company_id)
    .where('version', '=', feesVersion())
    .executeTakeFirst()
  if (!fees) fail('FEES_OUTDATED')
}
