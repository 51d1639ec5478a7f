import type { RequestContext } from '#server/platform/request/request-context.ts'
import type { CandidateViewer } from '#server/platform/viewers/viewer.ts'

type Use = 'ai_consent_decided' | 'ai_interview_answered' | 'ai_interview_drafted' | 'ai_interview_published'

/** Records each use in the ledger: the act and its fields, never the words. */
export const recordInterviewUse = ({ db, now, viewer }: Pick<RequestContext, 'db' | 'now'> & { viewer: CandidateViewer }, kind: Use, detail: object) =>
  db
    .insertInto('events')
    .values({ at: now().toISOString(), kind, candidate_user_id: viewer.id, actor: 'candidate', detail: JSON.stringify(detail) })
    .execute()
