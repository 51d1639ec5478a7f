import type { RequestContext } from '../request-context.ts'
import { fail } from '../fail.ts'
import type { CandidateViewer } from '../sessions/viewer.ts'

export async function removeSavedSearch({ db, viewer }: RequestContext & { viewer: CandidateViewer }, id: number) {
  const { numDeletedRows } = await db.deleteFrom('saved_searches').where('id', '=', id).where('candidate_user_id', '=', viewer.id).executeTakeFirstOrThrow()
  if (!numDeletedRows) fail('NOT_FOUND')
  return { success: true }
}
