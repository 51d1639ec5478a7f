import type { RequestContext } from '#server/platform/request/request-context.ts'
import { fail } from '#server/fail.ts'
import type { CandidateViewer } from '#server/platform/viewers/viewer.ts'

type Context = RequestContext & { viewer: CandidateViewer }

/** Deletes one row of my history; another candidate's row is not found. */
export async function deleteView({ db, viewer }: Context, id: number) {
  const { numDeletedRows } = await db.deleteFrom('view_histories').where('candidate_user_id', '=', viewer.id).where('id', '=', id).executeTakeFirstOrThrow()
  if (!numDeletedRows) fail('NOT_FOUND')
  return { success: true }
}

/** Empties my history. */
export async function purgeViews({ db, viewer }: Context) {
  await db.deleteFrom('view_histories').where('candidate_user_id', '=', viewer.id).execute()
  return { success: true }
}
