import { z } from 'zod'
import { LONGEST_LONG, MOST_CHOICES, MOST_QUESTIONS, type QuestionKind as Kind, questionKinds } from './job-question-kinds.ts'
import { line } from '#contract/platform/text/plain-text.ts'

export const QuestionKind = z.enum(Object.keys(questionKinds) as [Kind, ...Kind[]], { error: '回答の形式を選んでください。' })

/** Two questions of a job never read the same: an answer names its question by the text. */
export const JobQuestion = z
  .strictObject({
    kind: QuestionKind.meta({ example: 'choice' }),
    question: line(200).min(1, '質問を入力してください。').meta({ example: '希望する働き方' }),
    is_required: z.boolean(),
    /** What a `choice` offers, 2 to 20; empty for every other kind. */
    choices: z
      .array(line(100).min(1))
      .max(MOST_CHOICES, `選択肢は${MOST_CHOICES}個までです。`)
      .meta({ example: ['出社', 'リモート'] }),
  })
  .refine(({ kind, choices }) => kind !== 'choice' || choices.length >= 2, { path: ['choices'], error: '選択肢を2つ以上、1行に1つずつ入力してください。' })
  .refine(({ kind, choices }) => kind === 'choice' || choices.length === 0, { path: ['choices'], error: '選択肢は「選択」の質問だけに入力できます。' })
  .refine(({ choices }) => new Set(choices).size === choices.length, { path: ['choices'], error: '同じ選択肢が重複しています。' })
export type JobQuestion = z.infer<typeof JobQuestion>

/** What a company asks everybody who applies for a job, in the order of the form. */
export const JobQuestions = z
  .array(JobQuestion)
  .max(MOST_QUESTIONS, `質問は${MOST_QUESTIONS}件までです。`)
  .superRefine((questions, context) => {
    for (const [index, { question }] of questions.entries())
      if (questions.findIndex((other) => other.question === question) < index)
        context.addIssue({ code: 'custom', path: [index, 'question'], message: '同じ質問が重複しています。' })
  })

/** An answer on its way: the question as the candidate read it. Yes and no are `はい` and `いいえ`. */
export const GivenAnswer = z.strictObject({
  question: z.string().max(200),
  answer: z
    .string()
    .overwrite((text) => text.replaceAll(/\r\n?/g, '\n'))
    .trim()
    .max(LONGEST_LONG, `${LONGEST_LONG.toLocaleString('ja-JP')}文字以内で入力してください。`)
    .refine((text) => text.isWellFormed() && !text.includes('\0'), '保存できない文字が含まれています。その文字を消してください。'),
})
export type GivenAnswer = z.infer<typeof GivenAnswer>
export const GivenAnswers = z.array(GivenAnswer).max(MOST_QUESTIONS, `回答は${MOST_QUESTIONS}件までです。`)

/** A stored answer with the question as it was then; empty when an optional question was left out. */
export const ApplicationAnswer = z.object({
  kind: QuestionKind.meta({ example: 'long_text' }),
  question: z.string().meta({ example: '志望する理由を教えてください' }),
  answer: z.string().meta({ example: '計測の仕組みをもっと多くの人に届けたいからです。' }),
})
export type ApplicationAnswer = z.infer<typeof ApplicationAnswer>
