import type { RequestContext } from '#server/platform/request/request-context.ts'
import type { CandidateViewer } from '#server/platform/viewers/viewer.ts'
import { draftOfAnswers } from './draft-of-answers.ts'
import { noteUse } from './note-use.ts'
import { openInterview } from './open-interview.ts'
import { showAiInterview } from './show-ai-interview.ts'

/** Makes the draft again from the answers. */
export async function draftAiInterview(context: RequestContext & { viewer: CandidateViewer }) {
  const { db, viewer } = context
  const { answers, made_by } = await showAiInterview(context)
  const draft = draftOfAnswers(answers)
  await db
    .updateTable('ai_interviews')
    .set({ draft: JSON.stringify(draft) })
    .where('id', 'in', openInterview(db, viewer.id).select('id'))
    .execute()
  await noteUse(context, 'ai_interview_drafted', { fields: Object.keys(draft), made_by })
  return showAiInterview(context)
}
