import type { RequestContext } from '#server/platform/request/request-context.ts'
import { askConfirmed } from '../sessions/ask-confirmed.ts'
import type { Viewer } from '#server/platform/viewers/viewer.ts'

/** Asks who is there first: whoever finds a screen open shall not shut its owner out elsewhere. */
export async function endOtherSessions(context: Pick<RequestContext, 'db' | 'now'> & { viewer: Viewer }) {
  askConfirmed(context)
  const { db, viewer } = context
  await db.deleteFrom('sessions').where('account_id', '=', viewer.id).where('id', '!=', viewer.session_id).execute()
  return { success: true }
}
