import type { RequestContext } from '#server/platform/request/request-context.ts'
import { clearSiteData } from './ending/clear-site-data.ts'
import { sessionCookie } from './session-cookie.ts'
import { logTry } from './tries/log-try.ts'

/** Signs out this browser. Without a session there is nothing to end, which is no failure. */
export async function endSession(context: Pick<RequestContext, 'db' | 'viewer' | 'answer' | 'client'>) {
  const { db, viewer, client, answer } = context
  const area = viewer?.area ?? 'candidate'
  if (viewer) {
    await db.deleteFrom('sessions').where('id', '=', viewer.session_id).execute()
    logTry(context, { act: 'sign_out', outcome: 'passed', area, id: viewer.id })
  }
  answer.append('Set-Cookie', sessionCookie(area, '', 0))
  answer.set('Clear-Site-Data', clearSiteData(client, area))
  return { success: true }
}
