import type { RequestContext } from '../api.ts'
import { clearSiteData } from './ending/clear-site-data.ts'
import { sessionCookie } from './session-cookie.ts'

/** Signs out this browser. Whoever is not signed in has nothing to end, which is no failure. */
export async function endSession({ db, viewer, asker, answer }: Pick<RequestContext, 'db' | 'viewer' | 'asker' | 'answer'>) {
  const area = viewer?.area ?? 'candidate'
  if (viewer) await db.deleteFrom('sessions').where('id', '=', viewer.session_id).execute()
  answer.append('Set-Cookie', sessionCookie(area, '', 0))
  answer.set('Clear-Site-Data', clearSiteData(asker, area))
  return { success: true }
}
