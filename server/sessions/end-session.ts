import type { RequestContext } from '../api.ts'
import { sessionCookie } from './session-cookie.ts'

/** Signs out this browser. Whoever is not signed in has nothing to end, which is no failure. */
export async function endSession({ db, viewer, answer }: Pick<RequestContext, 'db' | 'viewer' | 'answer'>) {
  const area = viewer?.area ?? 'candidate'
  if (viewer) await db.deleteFrom('sessions').where('id', '=', viewer.session_id).execute()
  answer.append('Set-Cookie', sessionCookie(area, '', 0))
  answer.set('Clear-Site-Data', '"cache"')
  return { success: true }
}
