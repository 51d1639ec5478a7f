import type { RequestContext } from '#server/platform/request/request-context.ts'
import type { CandidateViewer } from '#server/platform/viewers/viewer.ts'

export async function unlinkLine({ db, viewer }: Pick<RequestContext, 'db'> & { viewer: CandidateViewer }) {
  await db.updateTable('candidate_users').set({ line_user_id: null }).where('id', '=', viewer.id).execute()
  return { success: true }
}
