import { InterviewAnswers, InterviewDraft } from '#contract/candidates/profiles/ai-interviews.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import type { CandidateViewer } from '#server/platform/viewers/viewer.ts'
import { askAiConsent } from './ask-ai-consent.ts'
import { interviewQuestions } from './interview-questions.ts'
import { openInterview } from './open-interview.ts'

/** The questions, with what was answered since the last publication. */
export async function showAiInterview(context: Pick<RequestContext, 'db'> & { viewer: CandidateViewer }) {
  await askAiConsent(context)
  const interview = await openInterview(context.db, context.viewer.id).select(['answers', 'draft', 'made_by', 'started_at']).executeTakeFirst()
  return {
    questions: interviewQuestions,
    answers: InterviewAnswers.parse(interview?.answers ?? {}),
    draft: InterviewDraft.nullable().parse(interview?.draft ?? null),
    made_by: interview?.made_by ?? 'form',
    started_at: interview?.started_at ?? null,
  }
}
