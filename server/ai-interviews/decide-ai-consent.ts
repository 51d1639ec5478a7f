import type { RequestContext } from '../api.ts'
import type { CandidateViewer } from '../sessions/viewer.ts'
import { noteUse } from './note-use.ts'

/** Of the text on the consent's form; a new text has a new version. */
const VERSION = '2026-11-21'

/** Agrees or refuses. With a refusal, answers that were not published go. */
export async function decideAiConsent(context: RequestContext & { viewer: CandidateViewer }, agreed: boolean) {
  const { db, now, viewer } = context
  await db.updateTable('candidate_users').set({ ai_consent_agreed: agreed }).where('id', '=', viewer.id).execute()
  await db
    .insertInto('consents')
    .values({ candidate_user_id: viewer.id, purpose: 'ai_interview', version: VERSION, agreed, decided_at: now().toISOString() })
    .execute()
  if (!agreed) await db.deleteFrom('ai_interviews').where('candidate_user_id', '=', viewer.id).where('published_at', 'is', null).execute()
  await noteUse(context, 'ai_consent_decided', { agreed, version: VERSION })
  return { needs_ai_consent_dialog: false, ai_consent_agreed: agreed }
}
