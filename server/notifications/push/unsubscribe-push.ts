import type { RequestContext } from '#server/platform/request/request-context.ts'
import type { CandidateViewer } from '#server/platform/viewers/viewer.ts'

export async function unsubscribePush({ db, viewer }: Pick<RequestContext, 'db'> & { viewer: CandidateViewer }) {
  await db.deleteFrom('push_subscriptions').where('session_id', '=', viewer.session_id).execute()
  return { success: true }
}
