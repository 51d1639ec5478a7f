import type { RequestContext } from '../api.ts'
import type { CandidateViewer } from '../sessions/viewer.ts'

/** Takes a mark away; what is not marked stays so. */
export async function removeFavorite(
  { db, viewer }: RequestContext & { viewer: CandidateViewer },
  { company_id, job_id }: { company_id: number; job_id: number },
) {
  await db
    .deleteFrom('favorites')
    .where('candidate_user_id', '=', viewer.id)
    .where('company_id', '=', company_id)
    .where('job_id', 'is not distinct from', job_id || null)
    .execute()
  return { is_favorited_by_me: false }
}
