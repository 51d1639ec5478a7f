import type { Export } from '#contract/operations/exports/exports.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import { enqueue } from '#server/platform/background/enqueue.ts'
import { exportColumns, exportOf } from './export-columns.ts'

const TRIES = 3

/** Begins an archive for one person, or gives the one that is being made. Only they can fetch it. */
export async function beginExport({ db, now }: Pick<RequestContext, 'db' | 'now'>, candidate_user_id: string): Promise<Export> {
  const begun = await db
    .insertInto('exports')
    .values({ candidate_user_id, created_at: now().toISOString() })
    .onConflict((conflict) => conflict.column('candidate_user_id').where('state', 'in', ['waiting', 'running']).doNothing())
    .returning(exportColumns)
    .executeTakeFirst()
  if (begun) {
    await enqueue(db, 'make_export', { export_id: begun.id }, { tries: TRIES })
    return exportOf(begun)
  }
  const running = await db
    .selectFrom('exports')
    .select(exportColumns)
    .where('candidate_user_id', '=', candidate_user_id)
    .where('state', 'in', ['waiting', 'running'])
    .executeTakeFirstOrThrow()
  return exportOf(running)
}
