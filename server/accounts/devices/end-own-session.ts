import type { RequestContext } from '../../api.ts'
import { fail } from '../../fail.ts'
import { endSession } from '../../sessions/end-session.ts'
import type { CandidateViewer } from '../../sessions/viewer.ts'

/** From the next request on, that device is signed out. Ending this browser's own is signing out. */
export async function endOwnSession(context: RequestContext & { viewer: CandidateViewer }, { session_id }: { session_id: string }) {
  const { db, viewer } = context
  if (session_id === viewer.session_id) return endSession(context)
  const ended = await db.deleteFrom('sessions').where('id', '=', session_id).where('candidate_user_id', '=', viewer.id).returning('id').executeTakeFirst()
  if (!ended) fail('NOT_FOUND')
  return { success: true }
}
