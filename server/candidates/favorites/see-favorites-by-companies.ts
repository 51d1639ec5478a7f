import type { RequestContext } from '#server/platform/request/request-context.ts'
import type { CandidateViewer } from '#server/platform/viewers/viewer.ts'

/** All that came until now was seen. */
export async function seeFavoritesByCompanies({ db, now, viewer }: RequestContext & { viewer: CandidateViewer }) {
  await db.updateTable('candidate_users').set({ favorites_by_companies_seen_at: now().toISOString() }).where('id', '=', viewer.id).execute()
  return { unread_favorite_by_company_count: 0 }
}
