import type { RequestContext } from '#server/platform/request/request-context.ts'
import { fail } from '#server/fail.ts'
import { tellSignInAdded } from '../sessions/ways/tell-sign-in-added.ts'
import type { CandidateViewer } from '#server/platform/viewers/viewer.ts'
import { holdViewer } from '../sessions/hold-viewer.ts'

/** Who at LINE may sign in from now on: one for each person, and each for one person only. */
export async function linkLineUser(context: RequestContext & { viewer: CandidateViewer }, line_user_id: string) {
  const { db, viewer } = context
  // The person was away at LINE, and may have been signed out or have left meanwhile.
  if (!(await holdViewer(db, viewer))) fail('SIGN_IN_REQUIRED')
  const { numUpdatedRows } = await db
    .updateTable('candidate_users')
    .set({ line_user_id })
    .where('id', '=', viewer.id)
    .where('line_user_id', 'is distinct from', line_user_id)
    .executeTakeFirst()
    .catch(refuseTaken)
  if (numUpdatedRows) await tellSignInAdded(context, 'LINE')
}

function refuseTaken(error: unknown): never {
  if (typeof error === 'object' && error && 'constraint' in error && error.constraint === 'candidate_users_line_user_id_key') fail('LINE_TAKEN')
  throw error
}
