import { recordAct } from '#server/platform/audit/record-act.ts'
import { makeBatch } from '../batches/make-batch.ts'
import type { OperatorContext } from '#server/platform/request/operator-context.ts'
import { holdJob } from './hold-job.ts'
import { tellJobDecision } from './tell-job-decision.ts'

/** Asks the companies whether these jobs are still open. They answer by confirming or ending them. */
export const askConfirmations = (context: OperatorContext, ids: number[]) =>
  makeBatch(context, { kind: 'ask_confirmations', ids }, async (id, batch_id) => {
    const { db } = context
    const job = await holdJob(db, id)
    if (!job) return { refusal: 'NOT_FOUND' }
    if (job.state !== 'published') return { refusal: 'JOB_NOT_PUBLIC' }
    if (!job.isOfActive) return { refusal: 'COMPANY_NOT_ACTIVE' }
    const told_key = `asked:${batch_id}:${id}`
    await tellJobDecision(context, { job, kind: 'job_confirmation', told_key, decision: 'asked' })
    await recordAct(context, { act: 'ask_confirmation', subject_kind: 'job', subject_id: id, detail: { company_id: job.company_id, batch_id } })
    return { before: { told_key }, mark: job.confirmed_at ?? '' }
  })
