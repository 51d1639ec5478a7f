import type { RequestContext } from '../../api.ts'
import type { CandidateViewer } from '../../sessions/viewer.ts'

export async function endOtherSessions({ db, viewer }: Pick<RequestContext, 'db'> & { viewer: CandidateViewer }) {
  await db.deleteFrom('sessions').where('candidate_user_id', '=', viewer.id).where('id', '!=', viewer.session_id).execute()
  return { success: true }
}
