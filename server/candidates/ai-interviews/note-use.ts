import type { RequestContext } from '#server/platform/request/request-context.ts'
import type { CandidateViewer } from '#server/platform/viewers/viewer.ts'

type Use = 'ai_consent_decided' | 'ai_interview_answered' | 'ai_interview_drafted' | 'ai_interview_published'

/** Each use is in the ledger: what was done and with which fields, never what was said. */
export const noteUse = ({ db, now, viewer }: Pick<RequestContext, 'db' | 'now'> & { viewer: CandidateViewer }, kind: Use, detail: object) =>
  db
    .insertInto('events')
    .values({ at: now().toISOString(), kind, candidate_user_id: viewer.id, actor: 'candidate', detail: JSON.stringify(detail) })
    .execute()
