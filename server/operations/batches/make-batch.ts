import type { OperatorBatch } from '#contract/operations/companies/operator-batches.ts'
import type { OperatorContext } from '#server/platform/request/operator-context.ts'
import { showBatch } from './show-batch.ts'

type Batch = { kind: OperatorBatch['kind']; ids: number[]; reason?: string }
/** The earlier state, and a mark that shows whether a user changed it since; or why nothing was done. */
type Done = { before: object; mark: string } | { refusal: string }

/**
 * Does one thing to several, each by itself, and records the earlier state of each. In the order of their ids, so that two batches cannot wait for each other.
 */
export async function makeBatch(context: OperatorContext, { kind, ids, reason = '' }: Batch, act: (id: number, batch_id: string) => Promise<Done>) {
  const { db, now, viewer } = context
  const { id: batch_id } = await db
    .insertInto('operator_batches')
    .values({ operator_user_id: viewer.id, kind, reason, made_at: now().toISOString() })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const subject_id of [...new Set(ids)].toSorted((one, other) => one - other)) {
    const done = await act(subject_id, batch_id)
    const kept = 'refusal' in done ? { refusal: done.refusal } : { before: JSON.stringify(done.before), mark: done.mark }
    await db
      .insertInto('operator_batch_items')
      .values({ batch_id, subject_id, ...kept })
      .execute()
  }
  return showBatch(context, batch_id)
}
