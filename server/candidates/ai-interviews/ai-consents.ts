import { purposes } from '#contract/accounts/consents/purposes.ts'
import { recordConsents } from '#server/accounts/consents/consents.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import type { CandidateViewer } from '#server/platform/viewers/viewer.ts'

type Use = 'ai_consent_decided' | 'ai_interview_answered' | 'ai_interview_drafted' | 'ai_interview_published'

/** Records each use in the ledger: the act and its fields, never the words. */
export const recordInterviewUse = ({ db, now, viewer }: Pick<RequestContext, 'db' | 'now'> & { viewer: CandidateViewer }, kind: Use, detail: object) =>
  db
    .insertInto('events')
    .values({ at: now().toISOString(), kind, candidate_user_id: viewer.id, actor: 'candidate', detail: JSON.stringify(detail) })
    .execute()

/** Agrees or refuses. With a refusal, answers that were not published go. */
export async function decideAiConsent(context: RequestContext & { viewer: CandidateViewer }, agreed: boolean) {
  const { db, now, viewer } = context
  await db.updateTable('candidate_users').set({ ai_consent_agreed: agreed }).where('id', '=', viewer.id).execute()
  await recordConsents(db, ['ai_interview'], { candidate_user_id: viewer.id, decided_at: now(), agreed })
  if (!agreed) await db.deleteFrom('ai_interviews').where('candidate_user_id', '=', viewer.id).where('published_at', 'is', null).execute()
  await recordInterviewUse(context, 'ai_consent_decided', { agreed, version: purposes.ai_interview.version })
  return { needs_ai_consent_dialog: false, ai_consent_agreed: agreed }
}
