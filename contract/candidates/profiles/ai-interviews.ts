import { z } from 'zod'
import { Done } from '#contract/platform/done.ts'
import { forCandidate } from '#contract/platform/procedure.ts'
import { errors } from '#contract/platform/errors/errors.ts'
import { Timestamp } from '#contract/platform/text/timestamp.ts'

export const InterviewQuestion = z.object({
  key: z.string().meta({ example: 'work' }),
  label: z.string().meta({ example: 'いま（または前の職場で）、どんな仕事をしていますか' }),
  hint: z.string().meta({ example: '知らない人に話すつもりで書いてください。' }),
})
export type InterviewQuestion = z.infer<typeof InterviewQuestion>

export const interviewKeys = ['work', 'better', 'asked_for', 'curious', 'next', 'vision', 'reason'] as const
export type InterviewKey = (typeof interviewKeys)[number]

const answer = z.string().trim().max(1000)
export const InterviewAnswers = z.strictObject(Object.fromEntries(interviewKeys.map((key) => [key, answer])) as Record<InterviewKey, typeof answer>).partial()
export type InterviewAnswers = z.infer<typeof InterviewAnswers>

/** Fields of the profile that an interview drafts. */
export const InterviewDraft = z
  .strictObject({
    job_summary: z.string().trim().max(4000).meta({ example: '計測機器の開発' }),
    user_interest: z.string().trim().max(2000),
    user_desired_work_detail: z.string().trim().max(2000),
    your_vision: z.string().trim().max(2000),
    your_vision_reason: z.string().trim().max(2000),
  })
  .partial()
export type InterviewDraft = z.infer<typeof InterviewDraft>

export const AiInterview = z.object({
  questions: z.array(InterviewQuestion),
  answers: InterviewAnswers,
  draft: InterviewDraft.nullable(),
  /** `form`: no outside service took part. */
  made_by: z.string().meta({ example: 'form' }),
  started_at: Timestamp.nullable().meta({ example: '2026-11-21T10:00:00+09:00' }),
})
export type AiInterview = z.infer<typeof AiInterview>

const tags = ['ai_interviews']
const refusals = { SIGN_IN_REQUIRED: errors.SIGN_IN_REQUIRED, AI_CONSENT_REQUIRED: errors.AI_CONSENT_REQUIRED }

export const aiInterviews = {
  ai_consent: forCandidate
    .route({ method: 'PUT', path: '/candidate_users/ai_consent/', summary: 'AIインタビューに同意する、または断る', tags })
    .input(z.strictObject({ agreed: z.boolean() }))
    .output(z.object({ needs_ai_consent_dialog: z.boolean(), ai_consent_agreed: z.boolean() }))
    .errors({ SIGN_IN_REQUIRED: errors.SIGN_IN_REQUIRED }),
  ai_interview: {
    show: forCandidate
      .route({ method: 'GET', path: '/candidate_users/ai_interview/', summary: 'AIインタビューの途中を見る', tags })
      .output(AiInterview)
      .errors(refusals),
    /** What is absent stays as it is. */
    answer: forCandidate
      .route({ method: 'PATCH', path: '/candidate_users/ai_interview/', summary: 'AIインタビューに答える', tags })
      .input(InterviewAnswers)
      .output(AiInterview)
      .errors(refusals),
    /** Put together from the answers by fixed rules; nothing is published. */
    draft: forCandidate
      .route({ method: 'PUT', path: '/candidate_users/ai_interview/draft/', summary: '答えから下書きをつくる', tags })
      .input(z.strictObject({}))
      .output(AiInterview)
      .errors(refusals),
    /** Writes the fields that are named into the profile and ends the interview. */
    publish: forCandidate
      .route({ method: 'PUT', path: '/candidate_users/ai_interview/publication/', summary: '下書きをプロフィールに載せる', tags })
      .input(InterviewDraft)
      .output(Done)
      .errors(refusals),
  },
}
