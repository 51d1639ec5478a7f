import { z } from 'zod'
import { Done } from '#contract/platform/done.ts'
import { errors } from '#contract/platform/errors/errors.ts'
import { Id, Uuid } from '#contract/platform/ids.ts'
import { forMember } from '#contract/platform/procedure.ts'
import { Timestamp } from '#contract/platform/text/timestamp.ts'
import { MOST_CRITERIA } from './kit-limits.ts'

export const MOST_KITS = 30
const MOST_SUGGESTED = 20

const Criterion = z.strictObject({
  name: z.string().trim().min(1, '評価項目を入力してください。').max(60, '60文字以内で入力してください。').meta({ example: '設計の判断' }),
  /** What the interviewer looks for. */
  looks_for: z.string().trim().max(300, '300文字以内で入力してください。').default('').meta({ example: '前提と代わりの案を説明できる' }),
})

const areDifferent = (names: string[]) => new Set(names).size === names.length

/** What an interview is for, what is looked at, and what one may ask. */
export const NewInterviewKit = z.strictObject({
  name: z.string().trim().min(1, '名前を入力してください。').max(50, '50文字以内で入力してください。').meta({ example: '技術面接' }),
  purpose: z.string().trim().max(300, '300文字以内で入力してください。').default('').meta({ example: '設計と実装の力を、経験をもとに確かめる。' }),
  criteria: z
    .array(Criterion)
    .min(1, '評価項目を1つ以上入力してください。')
    .max(MOST_CRITERIA, `評価項目は${MOST_CRITERIA}個までです。`)
    .refine((criteria) => areDifferent(criteria.map(({ name }) => name)), '同じ名前の評価項目があります。'),
  questions: z
    .array(z.string().trim().min(1).max(300, '質問は300文字以内で入力してください。'))
    .max(MOST_SUGGESTED, `質問は${MOST_SUGGESTED}個までです。`)
    .default([])
    .meta({ example: ['最近の設計で、迷ったことは何ですか。'] }),
})
export type NewInterviewKit = z.infer<typeof NewInterviewKit>

export const InterviewKit = z.object({ id: z.uuid(), ...NewInterviewKit.shape, updated_at: Timestamp })
export type InterviewKit = z.infer<typeof InterviewKit>

const tags = ['scorecards']
const path = '/company_users/interview_kits/'
const one = `${path}{id}/`
const ofJob = '/company_users/job_offers/{id}/interview_kits/'
const { SIGN_IN_REQUIRED, ROLE_FORBIDDEN, NOT_FOUND, INPUT_INVALID } = errors
const ours = { SIGN_IN_REQUIRED, ROLE_FORBIDDEN }
const KitIds = z.object({ kit_ids: z.array(z.uuid()) })

export const interviewKits = {
  list: forMember('score')
    .route({ method: 'GET', path, summary: '面接キットを見る', tags })
    .output(z.object({ kits: z.array(InterviewKit) }))
    .errors(ours),
  create: forMember('edit_kits')
    .route({ method: 'POST', path, summary: '面接キットを作成する', tags })
    .input(NewInterviewKit)
    .output(InterviewKit)
    .errors({ ...ours, INPUT_INVALID, TOO_MANY_KITS: errors.TOO_MANY_KITS }),
  /** Replaces it. Scorecards that were written keep the criteria as they were. */
  change: forMember('edit_kits')
    .route({ method: 'PUT', path: one, summary: '面接キットを編集する', tags })
    .input(z.strictObject({ id: Uuid, ...NewInterviewKit.shape }))
    .output(InterviewKit)
    .errors({ ...ours, NOT_FOUND, INPUT_INVALID }),
  /** No new scorecard begins with it. Those that were written stay. */
  remove: forMember('edit_kits')
    .route({ method: 'DELETE', path: one, summary: '面接キットを削除する', tags })
    .input(z.strictObject({ id: Uuid }))
    .output(Done)
    .errors({ ...ours, NOT_FOUND }),
}

/** The kits of one job. An empty list: every kit of the company. */
export const jobInterviewKits = {
  show: forMember('score')
    .route({ method: 'GET', path: ofJob, summary: '求人の面接キットを見る', tags })
    .input(z.object({ id: Id }))
    .output(KitIds)
    .errors({ ...ours, NOT_FOUND }),
  change: forMember('edit_kits')
    .route({ method: 'PUT', path: ofJob, summary: '求人の面接キットを選ぶ', tags })
    .input(z.strictObject({ id: Id, kit_ids: z.array(z.uuid()).max(MOST_KITS) }))
    .output(KitIds)
    .errors({ ...ours, NOT_FOUND, INPUT_INVALID }),
}
