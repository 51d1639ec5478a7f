import type { Export } from '#contract/exports.ts'
import type { RequestContext } from '../api.ts'
import { enqueue } from '../background/enqueue.ts'
import { askConfirmed } from '../sessions/ask-confirmed.ts'
import type { CandidateViewer } from '../sessions/viewer.ts'
import { exportColumns, exportOf } from './export-columns.ts'

const TRIES = 3

/** Begins an archive, or gives the one that is being made. */
export async function createExport(context: RequestContext & { viewer: CandidateViewer }): Promise<Export> {
  askConfirmed(context)
  const { db, viewer, now } = context
  const begun = await db
    .insertInto('exports')
    .values({ candidate_user_id: viewer.id, created_at: now().toISOString() })
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
    .where('candidate_user_id', '=', viewer.id)
    .where('state', 'in', ['waiting', 'running'])
    .executeTakeFirstOrThrow()
  return exportOf(running)
}
