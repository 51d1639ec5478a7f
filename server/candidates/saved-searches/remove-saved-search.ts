import type { RequestContext } from '#server/platform/request/request-context.ts'
import { fail } from '#server/fail.ts'
import type { CandidateViewer } from '#server/platform/viewers/viewer.ts'

export async function removeSavedSearch({ db, viewer }: RequestContext & { viewer: CandidateViewer }, id: number) {
  const { numDeletedRows } = await db.deleteFrom('saved_searches').where('id', '=', id).where('candidate_user_id', '=', viewer.id).executeTakeFirstOrThrow()
  if (!numDeletedRows) fail('NOT_FOUND')
  return { success: true }
}
