import { operatorMay, type OperatorAct } from '#contract/accounts/operators/operator-acts.ts'
import type { OperatorBatch } from '#contract/operations/companies/operator-batches.ts'
import { fail } from '#server/fail.ts'
import type { OperatorContext } from '#server/platform/request/operator-context.ts'
import { undoApproval } from '../companies/undo-approval.ts'
import { undoConfirmationRequest } from '../jobs/undo-confirmation-request.ts'
import { undoClosure } from '../jobs/undo-closure.ts'
import { showBatch } from '../batches/batches.ts'
import { UNDO_MINUTES } from '../batches/undo-minutes.ts'

const undo = { approve_companies: undoApproval, close_jobs: undoClosure, ask_confirmations: undoConfirmationRequest }
const actOf: Record<OperatorBatch['kind'], OperatorAct> = { approve_companies: 'decide_companies', close_jobs: 'close_jobs', ask_confirmations: 'close_jobs' }

/** Undoes a batch, once: only entries that no user changed since get their old state, and the others say so. */
export async function undoBatch(context: OperatorContext, id: string) {
  const { db, now, viewer } = context
  const batch = await db.selectFrom('operator_batches').select(['kind', 'made_at', 'undone_at']).where('id', '=', id).forNoKeyUpdate().executeTakeFirst()
  if (!batch) return fail('NOT_FOUND')
  const kind = batch.kind as OperatorBatch['kind']
  if (!operatorMay(viewer.role, actOf[kind])) fail('ROLE_FORBIDDEN')
  if (batch.undone_at || now().getTime() > Date.parse(batch.made_at) + UNDO_MINUTES * 60_000) fail('UNDO_OVER')
  await db.updateTable('operator_batches').set({ undone_at: now().toISOString() }).where('id', '=', id).execute()
  const items = await db
    .selectFrom('operator_batch_items')
    .select(['subject_id', 'before', 'mark'])
    .where('batch_id', '=', id)
    .where('refusal', 'is', null)
    .orderBy('subject_id')
    .execute()
  for (const { subject_id, before, mark } of items) {
    const undo_outcome = await undo[kind](context, { id: subject_id, before, mark })
    await db.updateTable('operator_batch_items').set({ undo_outcome }).where('batch_id', '=', id).where('subject_id', '=', subject_id).execute()
  }
  return showBatch(context, id)
}
