import { sql } from 'kysely'
import { recordAct } from '#server/platform/audit/record-act.ts'
import { makeBatch } from '../batches/batches.ts'
import type { OperatorContext } from '#server/platform/request/operator-context.ts'
import { recordConsequence } from '../reports/consequences/record-consequence.ts'
import { recordEvent } from '#server/notifications/webhooks/record-event.ts'
import { lockJob } from './lock-job.ts'
import { notifyJobDecision } from './notify-job-decision.ts'

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
