import { sql } from 'kysely'
import { FEES_VERSION } from '#contract/companies/registration/fees-version.ts'
import { recordAct } from '#server/platform/audit/record-act.ts'
import { contentOf } from '#server/jobs/editing/content/content-of.ts'
import { lintOfJob } from '#server/jobs/editing/content/lint-of-job.ts'
import { makePublic } from '#server/jobs/editing/lifecycle/make-public.ts'
import { fail } from '#server/fail.ts'
import type { OperatorContext } from '#server/platform/request/operator-context.ts'
import { holdJob } from './hold-job.ts'
import { tellJobDecision } from './tell-job-decision.ts'

/** A refusal has a reason. */
type Decided = { id: number; review_id: number; job_updated_at: string; decision: 'approve' | 'refuse'; reason?: string | undefined }

/**
 * Ends a request: the job is public by the rule of publishing, or a draft again with a reason for the company. The decision holds for the version that the
 * operator saw: after a withdrawal, another decision, a new request or a change of the job in between, the operator has to look again.
 */
export async function decideReview(context: OperatorContext, decided: Decided) {
  const { db, now, viewer } = context
  const { id, review_id, decision } = decided
  const job = (await holdJob(db, id)) ?? fail('NOT_FOUND')
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

  // Under the key of the timed notification (server/conversations/reminders/tell-jobs.ts), so that the company is notified once.
  await tellJobDecision(context, { job, kind: 'job_review', told_key: `review:${review_id}`, decision: end, reason })
  await recordAct(context, {
    act: end === 'approved' ? 'approve_job' : 'refuse_job',
    subject_kind: 'job',
    subject_id: id,
    reason,
    detail: { review_id, company_id: job.company_id },
  })
  return { state: end === 'approved' ? ('published' as const) : ('draft' as const) }
}

async function refuseUnpublishable({ db }: OperatorContext, job: NonNullable<Awaited<ReturnType<typeof holdJob>>>) {
  if (!job.isOfActive) fail('COMPANY_NOT_ACTIVE')
  const errors = (await lintOfJob(db, job.company_id, job)).filter(({ level }) => level === 'error')
  if (errors.length > 0) fail('LINT_ERRORS', errors)
  const fees = await db
    .selectFrom('fee_acceptances')
    .select('version')
    .where('company_id', '=', job.company_id)
    .where('version', '=', FEES_VERSION)
    .executeTakeFirst()
  if (!fees) fail('FEES_OUTDATED')
}
