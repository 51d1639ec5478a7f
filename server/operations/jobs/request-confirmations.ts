import { recordAct } from '#server/platform/audit/record-act.ts'
import { makeBatch } from '../batches/batches.ts'
import type { OperatorContext } from '#server/platform/request/operator-context.ts'
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
