import { ofArea } from '../accounts/of-area.ts'
import type { RequestContext } from '../api.ts'
import { fail } from '../fail.ts'
import type { Viewer } from '../sessions/viewer.ts'

/** From now on it opens nothing here; on the device it stays until its owner deletes it there. */
export async function removePasskey({ db, viewer }: Pick<RequestContext, 'db'> & { viewer: Viewer }, id: string) {
  const removed = await db.deleteFrom('passkeys').where('id', '=', id).where(ofArea[viewer.area].own, '=', viewer.id).returning('id').executeTakeFirst()
  if (!removed) fail('NOT_FOUND')
  return { success: true }
}
