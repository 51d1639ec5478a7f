import type { RequestContext } from '#server/platform/request/request-context.ts'
import { fail } from '#server/fail.ts'
import { askConfirmed } from '../sessions/ask-confirmed.ts'
import { endSession } from '../sessions/end-session.ts'
import type { Viewer } from '#server/platform/viewers/viewer.ts'

/** From the next request on, that device is signed out. Ending this browser's own is signing out, and needs no password. */
export async function endOwnSession(context: RequestContext & { viewer: Viewer }, { session_id }: { session_id: string }) {
  const { db, viewer } = context
  if (session_id === viewer.session_id) return endSession(context)
  askConfirmed(context)
  const ended = await db.deleteFrom('sessions').where('id', '=', session_id).where('account_id', '=', viewer.id).returning('id').executeTakeFirst()
  if (!ended) fail('NOT_FOUND')
  return { success: true }
}
