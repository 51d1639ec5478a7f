import type { RequestContext } from '#server/platform/request/request-context.ts'
import type { CandidateViewer } from '#server/platform/viewers/viewer.ts'

/** What somebody last decided about each purpose. */
export async function listConsents({ db, viewer }: Pick<RequestContext, 'db'> & { viewer: CandidateViewer }) {
  const consents = await db
    .selectFrom('consents')
    .select(['purpose', 'version', 'agreed', 'decided_at'])
    .distinctOn('purpose')
    .where('candidate_user_id', '=', viewer.id)
    .orderBy('purpose')
    .orderBy('decided_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return { consents }
}
