import { candidate } from '#server/api.ts'
import { answerAiInterview, draftAiInterview, publishAiInterview, showAiInterview } from './interviews.ts'
import { decideAiConsent } from './ai-consents.ts'

export const aiInterviews = {
  ai_consent: candidate.ai_consent.handler(({ context, input }) => decideAiConsent(context, input.agreed)),
  ai_interview: {
    show: candidate.ai_interview.show.handler(({ context }) => showAiInterview(context)),
    answer: candidate.ai_interview.answer.handler(({ context, input }) => answerAiInterview(context, input)),
    draft: candidate.ai_interview.draft.handler(({ context }) => draftAiInterview(context)),
    publish: candidate.ai_interview.publish.handler(({ context, input }) => publishAiInterview(context, input)),
  },
}
