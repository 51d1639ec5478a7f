import { z } from 'zod'
import { Done } from '#contract/platform/done.ts'
import { forCandidate } from '#contract/platform/procedure.ts'
import { errors } from '#contract/platform/errors/errors.ts'
import { Timestamp } from '#contract/platform/text/timestamp.ts'

export const SurveyQuestion = z.object({
  key: z
    .string()
    .regex(/^[a-z0-9_]+$/)
    .meta({ example: 'found' }),
  label: z.string().meta({ example: 'さがしていた求人は、見つかりそうですか' }),
  /** One of `choices`, any of `choices`, free text, or 1 to 5. */
  kind: z.enum(['choice', 'choices', 'text', 'scale']),
  choices: z
    .array(z.string())
    .default([])
    .meta({ example: ['見つかった', 'まだ分からない'] }),
  required: z.boolean(),
})
export type SurveyQuestion = z.infer<typeof SurveyQuestion>

/** By the key of the question. */
export const SurveyAnswers = z.record(
  z
    .string()
    .regex(/^[a-z0-9_]+$/)
    .max(100),
  z.union([z.string().max(2000), z.int(), z.array(z.string().max(200)).max(50)]),
)
export type SurveyAnswers = z.infer<typeof SurveyAnswers>

/** `id` is what `typeform_ids` of the account names. */
export const SurveySummary = z.object({
  id: z.string().meta({ example: 'first_search' }),
  title: z.string().meta({ example: '求人のさがしかたについて' }),
  description: z.string().meta({ example: '4問、1分ほどです。' }),
  closes_at: Timestamp.nullable(),
  is_demo: z.boolean(),
})
export const Survey = SurveySummary.extend({ questions: z.array(SurveyQuestion) })
export type Survey = z.infer<typeof Survey>

const SurveyId = z
  .string()
  .regex(/^[a-z0-9_]{1,100}$/)
  .meta({ description: 'アンケートのID（アカウントの typeform_ids）。', example: 'first_search' })
const tags = ['surveys']
const refusals = { SIGN_IN_REQUIRED: errors.SIGN_IN_REQUIRED, NOT_FOUND: errors.NOT_FOUND }

export const surveys = {
  list: forCandidate
    .route({ method: 'GET', path: '/candidate_users/surveys/', summary: 'まだ答えていないアンケートを見る', tags })
    .output(z.object({ surveys: z.array(SurveySummary) }))
    .errors({ SIGN_IN_REQUIRED: errors.SIGN_IN_REQUIRED }),
  show: forCandidate
    .route({ method: 'GET', path: '/candidate_users/surveys/{survey_id}/', summary: 'アンケートを見る', tags })
    .input(z.object({ survey_id: SurveyId }))
    .output(Survey)
    .errors(refusals),
  /** Once; without `answers` it means not now, and the survey does not ask again. */
  answer: forCandidate
    .route({ method: 'PUT', path: '/candidate_users/surveys/{survey_id}/answer/', summary: 'アンケートに答える', tags })
    .input(z.strictObject({ survey_id: SurveyId, answers: SurveyAnswers.nullable() }))
    .output(Done)
    .errors({ ...refusals, INPUT_INVALID: errors.INPUT_INVALID }),
}
