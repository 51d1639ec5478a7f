import { sql } from 'kysely'
import type { OperatorBatch } from '#contract/operations/companies/operator-batches.ts'
import { errors } from '#contract/platform/errors/errors.ts'
import { fail } from '#server/fail.ts'
import type { Database } from '#server/platform/database/connect.ts'
import type { OperatorContext } from '#server/platform/request/viewer-contexts.ts'

/** For so long several things done at once can be undone. */
export const UNDO_MINUTES = 10

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

/** How each of them ended, in words. */
export async function showBatch({ db }: { db: Database }, id: string): Promise<OperatorBatch> {
  const batch = await db
    .selectFrom('operator_batches')
    .select(['id', 'made_at', 'undone_at', sql<OperatorBatch['kind']>`kind`.as('kind')])
    .select(sql<string>`made_at + make_interval(mins => ${UNDO_MINUTES})`.as('undo_until'))
    .where('id', '=', id)
    .executeTakeFirst()
  if (!batch) return fail('NOT_FOUND')
  const rows = await db
    .selectFrom('operator_batch_items as items')
    .select(['subject_id as id', 'refusal', sql<OperatorBatch['items'][number]['undo_outcome']>`undo_outcome`.as('undo_outcome')])
    .select(
      batch.kind === 'approve_companies'
        ? sql<string | null>`(select name from companies where companies.id = subject_id)`.as('name')
        : sql<string | null>`(select position_title from job_offers where job_offers.id = subject_id)`.as('name'),
    )
    .where('batch_id', '=', id)
    .orderBy('subject_id')
    .execute()
  const items = rows.map(({ name, refusal, ...row }) => ({ ...row, name: name ?? `番号 ${row.id}`, refusal: refusal && sentenceOf(refusal) }))
  return { ...batch, items }
}

const sentenceOf = (code: string) => (code in errors ? errors[code as keyof typeof errors].message : code)

/** What became of one thing of a batch that was undone. */
export type Undone = 'restored' | 'changed' | 'gone'
