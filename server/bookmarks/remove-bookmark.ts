import type { RequestContext } from '../api.ts'
import type { Pair } from '../favorites/offered-pair.ts'
import type { CandidateViewer } from '../sessions/viewer.ts'

/** Removes a bookmark; what is not saved stays so. */
export async function removeBookmark({ db, viewer }: RequestContext & { viewer: CandidateViewer }, { company_id, job_id }: Pair) {
  await db
    .deleteFrom('bookmarks')
    .where('candidate_user_id', '=', viewer.id)
    .where('company_id', '=', company_id)
    .where('job_id', 'is not distinct from', job_id || null)
    .execute()
  return { is_bookmarked_by_me: false }
}
