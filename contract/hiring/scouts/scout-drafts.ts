import { z } from 'zod'
import { Done } from '#contract/platform/done.ts'
import { forMember } from '#contract/platform/procedure.ts'
import { errors } from '#contract/platform/errors/errors.ts'
import { ScoutMeeting } from '#contract/conversations/received-scout.ts'
import { Timestamp } from '#contract/platform/text/timestamp.ts'
import { WholeNumber } from '#contract/platform/text/whole-number.ts'
import { LONGEST_REASON } from './scout-limits.ts'
import { ScoutPart } from './scouts.ts'

const Salary = z.int().min(1).max(100_000).nullable().default(null)

/** What a member has written so far of a scout to one candidate for one job: nothing in it has to be complete. */
export const NewScoutDraft = z.strictObject({
  candidate_id: z.uuid(),
  /** 0 is the open position. */
  job_id: WholeNumber(0, 2_147_483_647),
  greeting: z.string().max(1000).default(''),
  reason: z.string().max(LONGEST_REASON).default('').meta({ example: '計測値を集める仕組みを5年つくってこられたご経験が、' }),
  closing: z.string().max(1000).default(''),
  references: z
    .array(ScoutPart)
    .max(10)
    .default([])
    .meta({ example: ['work_experiences'] }),
  min_salary: Salary.meta({ example: 620 }),
  max_salary: Salary.meta({ example: 780 }),
  meeting_type: ScoutMeeting.nullable().default(null),
  template_id: z.uuid().optional(),
})
export type NewScoutDraft = z.infer<typeof NewScoutDraft>

/** As its writer alone reads it, while the company sees the candidate. */
export const ScoutDraft = z.object({
  ...NewScoutDraft.shape,
  id: z.uuid(),
  template_id: z.uuid().nullable(),
  heading: z.string().meta({ example: 'データを受け取る仕組みの設計と開発（10年）' }),
  position_title: z.string().nullable().meta({ example: 'データ基盤の開発' }),
  updated_at: Timestamp,
})
export type ScoutDraft = z.infer<typeof ScoutDraft>

const SavedScoutDraft = ScoutDraft.pick({ id: true, updated_at: true })
export type SavedScoutDraft = z.infer<typeof SavedScoutDraft>

const tags = ['scouts']
const { SIGN_IN_REQUIRED, NOT_FOUND, SCOUT_ALREADY_SENT, TOO_MANY_SCOUT_DRAFTS } = errors

export const scoutDrafts = {
  list: forMember('scout')
    .route({ method: 'GET', path: '/company_users/scout_drafts/', summary: '自分のスカウトの下書きを見る', tags })
    .input(z.object({ candidate_id: z.uuid().optional().meta({ description: 'この候補者への下書きに絞る。' }) }))
    .output(z.object({ drafts: z.array(ScoutDraft) }))
    .errors({ SIGN_IN_REQUIRED }),
  /** One for each candidate and job: saving again replaces it. What was sent a moment ago is no draft any more. */
  save: forMember('scout')
    .route({ method: 'PUT', path: '/company_users/scout_drafts/', summary: 'スカウトの下書きを保存する', tags })
    .input(NewScoutDraft)
    .output(SavedScoutDraft)
    .errors({ SIGN_IN_REQUIRED, NOT_FOUND, SCOUT_ALREADY_SENT, TOO_MANY_SCOUT_DRAFTS }),
  remove: forMember('scout')
    .route({ method: 'DELETE', path: '/company_users/scout_drafts/{draft_id}/', summary: 'スカウトの下書きを削除する', tags })
    .input(z.strictObject({ draft_id: z.uuid().meta({ description: '下書きのID。' }) }))
    .output(Done)
    .errors({ SIGN_IN_REQUIRED, NOT_FOUND }),
}
