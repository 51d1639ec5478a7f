import { sql } from 'kysely'
import type { InterviewAnswers } from '#contract/candidates/profiles/ai-interviews.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import { holdCandidate } from '#server/accounts/sessions/hold-candidate.ts'
import type { CandidateViewer } from '#server/platform/viewers/viewer.ts'
import { askAiConsent } from './ask-ai-consent.ts'
import { noteUse } from './note-use.ts'
import { openInterview } from './open-interview.ts'
import { showAiInterview } from './show-ai-interview.ts'

/** Adds answers to the interview, which the first of them begins. */
export async function answerAiInterview(context: RequestContext & { viewer: CandidateViewer }, answers: InterviewAnswers) {
  const { db, now, viewer } = context
  // Two answers at once would begin two interviews.
  await holdCandidate(db, viewer.id)
  await askAiConsent(context)
  const begun = await openInterview(db, viewer.id).select('id').executeTakeFirst()
  if (begun)
    await db
      .updateTable('ai_interviews')
      .set({ answers: sql`answers || ${JSON.stringify(answers)}::jsonb` })
      .where('id', '=', begun.id)
      .execute()
  else
    await db
      .insertInto('ai_interviews')
      .values({ candidate_user_id: viewer.id, answers: JSON.stringify(answers), started_at: now().toISOString() })
      .execute()
  await noteUse(context, 'ai_interview_answered', { questions: Object.keys(answers) })
  return showAiInterview(context)
}
