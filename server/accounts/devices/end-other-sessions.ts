import type { RequestContext } from '../../api.ts'
import type { Viewer } from '../../sessions/viewer.ts'
import { ofArea } from '../of-area.ts'

export async function endOtherSessions({ db, viewer }: Pick<RequestContext, 'db'> & { viewer: Viewer }) {
  await db.deleteFrom('sessions').where(ofArea[viewer.area].own, '=', viewer.id).where('id', '!=', viewer.session_id).execute()
  return { success: true }
}
