import { sql } from 'kysely'
import { fail } from '#server/fail.ts'
import { recordEvent } from '#server/notifications/webhooks/record-event.ts'
import { recordAct } from '#server/platform/audit/record-act.ts'
import type { OperatorContext } from '#server/platform/request/viewer-contexts.ts'
import { makeBatch } from '../batches/batches.ts'
import { recordConsequence } from '../reports/consequences/record-consequence.ts'
import { lockJob } from './lock-job.ts'
import { notifyJobDecision } from './notify-job-decision.ts'

/** Asks the companies whether these jobs are still open. They answer by confirming or ending them. */
export const requestConfirmations = (context: OperatorContext, ids: number[]) =>
  makeBatch(context, { kind: 'ask_confirmations', ids }, async (id, batch_id) => {
    const { db } = context
    const job = await lockJob(db, id)
    if (!job) return { refusal: 'NOT_FOUND' }
    if (job.state !== 'published') return { refusal: 'JOB_NOT_PUBLIC' }
    if (!job.isOfActive) return { refusal: 'COMPANY_NOT_ACTIVE' }
    const dedupe_key = `asked:${batch_id}:${id}`
    await notifyJobDecision(context, { job, kind: 'job_confirmation', dedupe_key, decision: 'asked' })
    await recordAct(context, { act: 'ask_confirmation', subject_kind: 'job', subject_id: id, detail: { company_id: job.company_id, batch_id } })
    return { before: { dedupe_key }, mark: job.confirmed_at ?? '' }
  })

/** Marks a job as one for senior candidates, or removes the mark. Visitors see it and can search for it; it changes no order and hides nothing. */
export async function markPremium(context: OperatorContext, { id, premium, reason }: { id: number; premium: boolean; reason: string }) {
  const { db, viewer, now } = context
  const job = await db.selectFrom('job_offers').select('id').where('id', '=', id).forKeyShare().executeTakeFirst()
  if (!job) fail('NOT_FOUND')
  const changed = premium
    ? await db
        .insertInto('premium_jobs')
        .values({ job_id: id, marked_at: now().toISOString(), marked_by: viewer.id })
        .onConflict((conflict) => conflict.doNothing())
        .returning('job_id')
        .executeTakeFirst()
    : await db.deleteFrom('premium_jobs').where('job_id', '=', id).returning('job_id').executeTakeFirst()
  if (changed) await recordAct(context, { act: 'mark_premium_job', subject_kind: 'job', subject_id: String(id), reason, detail: { premium } })
  return { success: true }
}

type Closure = { ids: number[]; reason: string; report_id?: string | undefined }

/** Takes jobs of any company offline, at once. The company learns why, and each is public again only after a review. */
export const closeJobs = (context: OperatorContext, { ids, reason, report_id }: Closure) =>
  makeBatch(context, { kind: 'close_jobs', ids, reason }, async (id, batch_id) => {
    const { db, now } = context
    const job = await lockJob(db, id)
    if (!job) return { refusal: 'NOT_FOUND' }
    const { state, published_at, confirmed_at, confirmed_by, company_id } = job
    if (state !== 'published' && state !== 'paused') return { refusal: 'JOB_NOT_PUBLIC' }
    const at = now().toISOString()
    await sql`select set_config('mebae.actor', '運営', true)`.execute(db)
    const { updated_at } = await db
      .updateTable('job_offers')
      .set({ state: 'closed', closed_reason: 'withdrawn', closed_at: at, updated_at: at })
      .where('id', '=', id)
      .returning('updated_at')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('job_take_downs')
      .values({ job_id: id, reason, taken_down_at: at })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    await recordEvent(db, { company_id, type: 'job.closed', at: now(), detail: { job_id: id, closed_reason: 'withdrawn' } })
    await notifyJobDecision(context, { job, kind: 'job_closed', dedupe_key: `closed:${batch_id}:${id}`, decision: 'taken_down', reason })
    await recordConsequence(context, { report_id, company_id, step: 'job_closed', reason })
    const detail = { from: state, company_id, batch_id, ...(report_id ? { report_id } : {}) }
    await recordAct(context, { act: 'close_job', subject_kind: 'job', subject_id: id, reason, detail })
    return { before: { state, published_at, confirmed_at, confirmed_by, report_id }, mark: updated_at }
  })
