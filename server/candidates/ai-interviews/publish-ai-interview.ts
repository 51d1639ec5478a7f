import type { InterviewDraft } from '#contract/candidates/profiles/ai-interviews.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import { updateProfile } from '../profiles/update-profile.ts'
import type { CandidateViewer } from '#server/platform/viewers/viewer.ts'
import { askAiConsent } from './ask-ai-consent.ts'
import { noteUse } from './note-use.ts'
import { openInterview } from './open-interview.ts'

/** Writes the accepted parts of the draft into the profile; the other fields stay as they are. */
export async function publishAiInterview(context: RequestContext & { viewer: CandidateViewer }, fields: InterviewDraft) {
  const { db, now, viewer } = context
  await askAiConsent(context)
  await updateProfile(context, fields)
  await db.updateTable('ai_interviews').set({ published_at: now().toISOString() }).where('id', 'in', openInterview(db, viewer.id).select('id')).execute()
  await noteUse(context, 'ai_interview_published', { fields: Object.keys(fields) })
  return { success: true }
}
