import { z } from 'zod'
import { forOperator } from '#contract/platform/procedure.ts'
import { errors } from '#contract/platform/errors/errors.ts'
import { Id } from '#contract/platform/ids.ts'
import { line, text } from '#contract/platform/text/plain-text.ts'
import { SurveyQuestion } from '#contract/candidates/surveys/surveys.ts'
import { KnownTime, Timestamp } from '#contract/platform/text/timestamp.ts'

const Question = SurveyQuestion.extend({
  key: z
    .string()
    .regex(/^[a-z0-9_]{1,50}$/)
    .meta({ example: 'found' }),
  label: line(300).min(1, '質問を入力してください。').meta({ example: 'さがしていた求人は、見つかりそうですか' }),
  choices: z.array(line(200).min(1)).max(50).default([]),
}).strict()

const content = {
  title: line(200).min(1, '題名を入力してください。').meta({ example: '求人のさがしかたについて' }),
  description: text(2_000).meta({ example: '1分で終わります。' }),
  questions: z.array(Question).min(1, '質問を1つは入れてください。').max(50),
  opens_at: KnownTime,
  closes_at: KnownTime.nullable(),
}
const SurveyContent = z.strictObject(content)
export type SurveyContent = z.infer<typeof SurveyContent>

const Standing = z.object({
  id: z.int(),
  /** What the address of its page and `typeform_ids` name. */
  key: z.string().meta({ example: 'first_search' }),
  state: z.enum(['scheduled', 'open', 'closed']).meta({ example: 'open' }),
  title: z.string().meta({ example: '求人のさがしかたについて' }),
  opens_at: Timestamp.meta({ example: '2026-11-11T10:00:00+09:00' }),
  closes_at: Timestamp.nullable(),
  /** Who answered; who said not now is not among them. */
  answered: z.int(),
  revision: z.int(),
  is_demo: z.boolean(),
})

const QuestionAnswers = z.object({
  question: SurveyQuestion,
  /** How many answered this question. */
  answered: z.int(),
  /** By choice, or by 1 to 5. */
  counts: z.array(z.object({ value: z.string().meta({ example: '見つかった' }), count: z.int().meta({ example: 12 }) })),
  /** What was written, in no order that tells who wrote it. */
  texts: z.array(z.string()),
})
export type QuestionAnswers = z.infer<typeof QuestionAnswers>

const OperatorSurvey = Standing.extend({
  description: z.string().meta({ example: '4問、1分ほどです。' }),
  questions: z.array(SurveyQuestion),
  put_aside: z.int().meta({ example: 7 }),
})
export type OperatorSurvey = z.infer<typeof OperatorSurvey>

const tags = ['operator_surveys']
const path = '/operators/surveys/'
const { SIGN_IN_REQUIRED, SECOND_FACTOR_REQUIRED, ROLE_FORBIDDEN, NOT_FOUND, INPUT_INVALID, PAGE_CHANGED, SURVEY_ANSWERED } = errors
const guarded = { SIGN_IN_REQUIRED, SECOND_FACTOR_REQUIRED }
const writing = { ...guarded, ROLE_FORBIDDEN, INPUT_INVALID }

export const operatorSurveys = {
  list: forOperator('see_masters')
    .route({ method: 'GET', path, summary: 'アンケートを一覧する', tags })
    .output(z.object({ surveys: z.array(Standing) }))
    .errors(guarded),
  show: forOperator('see_masters')
    .route({ method: 'GET', path: `${path}{id}/`, summary: 'アンケートを見る', tags })
    .input(z.object({ id: Id }))
    .output(OperatorSurvey)
    .errors({ ...guarded, NOT_FOUND }),
  /** In numbers, and what was written without who wrote it. */
  answers: forOperator('see_masters')
    .route({ method: 'GET', path: `${path}{id}/answers/`, summary: 'アンケートの答えを見る', tags })
    .input(z.object({ id: Id }))
    .output(z.object({ questions: z.array(QuestionAnswers) }))
    .errors({ ...guarded, NOT_FOUND }),
  create: forOperator('edit_masters')
    .route({ method: 'POST', path, summary: 'アンケートを作る', tags })
    .input(SurveyContent)
    .output(z.object({ id: z.int() }))
    .errors(writing),
  /** Once somebody answered, only the words and the period: which questions and choices there are stays. */
  change: forOperator('edit_masters')
    .route({ method: 'PATCH', path: `${path}{id}/`, summary: 'アンケートを変える', tags })
    .input(z.strictObject({ id: Id, revision: z.int().min(1), ...content }))
    .output(z.object({ id: z.int() }))
    .errors({ ...writing, NOT_FOUND, PAGE_CHANGED, SURVEY_ANSWERED }),
}
