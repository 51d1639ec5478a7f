import { z } from 'zod'
import { ThreadCandidate } from '#contract/conversations/threads.ts'
import { errors } from '#contract/platform/errors/errors.ts'
import { Uuid } from '#contract/platform/ids.ts'
import { forMember, mayLag } from '#contract/platform/procedure.ts'
import { Page } from '#contract/platform/page.ts'
import { Timestamp } from '#contract/platform/text/timestamp.ts'
import { WholeNumber } from '#contract/platform/text/whole-number.ts'
import { channelNames } from '../selection/found-via.ts'
import { endReasons, type EndReason, selectionSteps, type SelectionStep } from '../selection/selection-steps.ts'
import { readStepKey } from '../selection/step-limits.ts'
import { FigurePeriod } from './figure-period.ts'
import { caseStages, type CaseStage } from './selection-figure-names.ts'

const stepKey = z.string().refine((key) => readStepKey(key) !== undefined)
const EndReasonName = z.enum(Object.keys(endReasons) as [EndReason, ...EndReason[]])

/** Which selections a figure counted. Every condition narrows; `stage` with `as_of` or `within` says until when it was reached. */
export const SelectionCaseSearch = FigurePeriod.safeExtend({
  whole: z.enum(['true']).optional().meta({ description: '期間を区切らず、すべての選考。', example: 'true' }),
  stage: z
    .enum(Object.keys(caseStages) as [CaseStage, ...CaseStage[]])
    .optional()
    .meta({ description: 'どこまで進んだか。なければ、始まった選考すべて。', example: 'offered' }),
  as_of: Timestamp.optional().meta({ description: 'その時点までに進んだものだけ。', example: '2026-10-22T10:00:00+09:00' }),
  within: WholeNumber(1, 1_000).optional().meta({ description: '始まってから何日以内に進んだものだけか。', example: 30 }),
  job_id: WholeNumber(0, 2_147_483_647).optional().meta({ description: '求人のID。0はオープンポジション。', example: 1 }),
  source: z.enum(['application', 'scout']).optional().meta({ description: '始まりかた。', example: 'scout' }),
  channel: z.enum(channelNames).optional().meta({ description: '採用経路。社外からの候補者も数えます。', example: 'search' }),
  member: z
    .union([Uuid, z.literal('none')])
    .optional()
    .meta({ description: '担当のメンバーのID。noneは担当なし。', example: 'none' }),
  been: stepKey.optional().meta({ description: '一度でもいた段階。', example: 'first_interview' }),
  stay: stepKey.optional().meta({ description: 'いて、次に移った段階。いた日数も返します。', example: 'first_interview' }),
  end_reason: EndReasonName.optional().meta({ description: '終了のしかた。', example: 'rejected' }),
  decline: z.string().max(200).optional().meta({ description: '社内の終了の理由。', example: '経験・スキルが合わない' }),
  ...Page.shape,
})
export type SelectionCaseSearch = z.infer<typeof SelectionCaseSearch>

const moment = Timestamp.nullable().meta({ example: '2026-11-18T10:00:00+09:00' })

const SelectionCase = z.object({
  /** Of the selection; of somebody from outside, of their entry. */
  id: z.uuid(),
  kind: z.enum(['application', 'outside']).meta({ example: 'application' }),
  candidate: ThreadCandidate,
  job: z.object({ id: z.int(), position_title: z.string() }).nullable(),
  channel: z.enum(channelNames).meta({ example: 'search' }),
  assigned: z.string().nullable().meta({ example: '木下 遥' }),
  step: z.enum(Object.keys(selectionSteps) as [SelectionStep, ...SelectionStep[]]).meta({ example: 'offer' }),
  step_name: z.string().nullable().meta({ example: null }),
  end_reason: EndReasonName.nullable().meta({ example: null }),
  applied_at: Timestamp.meta({ example: '2026-11-17T10:00:00+09:00' }),
  interviewed_at: moment,
  offered_at: moment,
  hired_at: moment,
  /** Hours to the first message of the company, days to the hire, days at the step that was asked for. */
  reply_hours: z.number().nullable().meta({ example: 21.5 }),
  hire_days: z.number().nullable().meta({ example: 32 }),
  stay_days: z.number().nullable().meta({ example: 3.5 }),
})
export type SelectionCase = z.infer<typeof SelectionCase>

export const SelectionCases = z.object({
  cases: z.array(SelectionCase),
  page: z.int(),
  per_page: z.int(),
  /** As many as the figure says. */
  total: z.int().meta({ example: 21 }),
  /** Of these, those without a line here: conversations with people who blocked the company since. */
  hidden: z.int().meta({ example: 0 }),
  /** The middle of what the question measures: of hours to the answer, of days to the hire, or of days at the step. */
  median: z.number().nullable().meta({ example: 21.5 }),
  since: z.iso.date().nullable().meta({ example: '2026-10-23' }),
  until: z.iso.date().nullable().meta({ example: '2026-11-21' }),
  /** What the question names, in words. */
  job: z.string().nullable().meta({ example: 'SRE' }),
  member: z.string().nullable().meta({ example: '木下 遥' }),
  step_name: z.string().nullable().meta({ example: null }),
})
export type SelectionCases = z.infer<typeof SelectionCases>

export const selectionCases = forMember('select')
  .meta(mayLag)
  .route({ method: 'GET', path: '/company_users/selection_figures/cases/', summary: '数字に数えた選考を1件ずつ見る', tags: ['company_figures'] })
  .input(SelectionCaseSearch)
  .output(SelectionCases)
  .errors({ SIGN_IN_REQUIRED: errors.SIGN_IN_REQUIRED, ROLE_FORBIDDEN: errors.ROLE_FORBIDDEN })
