import { z } from 'zod'
import { Done } from '#contract/platform/done.ts'
import { errors } from '#contract/platform/errors/errors.ts'
import { Uuid } from '#contract/platform/ids.ts'
import { forMember } from '#contract/platform/procedure.ts'
import { ThreadCandidate } from '#contract/conversations/threads.ts'
import { Timestamp } from '#contract/platform/text/timestamp.ts'
import { InterviewKit } from './interview-kits.ts'
import { MOST_CRITERIA } from './kit-limits.ts'

/** From 4, the best, to 1. */
const Grade = z.union([z.literal(4), z.literal(3), z.literal(2), z.literal(1)])
export type Grade = z.infer<typeof Grade>

const Score = z.strictObject({
  criterion: z.string().trim().min(1).max(60).meta({ example: '設計の判断' }),
  /** Null: nobody looked into it. */
  score: Grade.nullable().meta({ example: 3 }),
  note: z.string().trim().max(1000, '1,000文字以内で入力してください。').default('').meta({ example: '欠測の補完を、代わりの案と比べて説明できた。' }),
})
export type Score = z.infer<typeof Score>

const written = {
  scores: z.array(Score).max(MOST_CRITERIA),
  recommendation: Grade.nullable().meta({ example: 3 }),
  comment: z.string().trim().max(4000, '4,000文字以内で入力してください。').default('').meta({ example: '次の面接では、運用の経験を確かめたい。' }),
}

export const Scorecard = z.object({
  member: z.object({ id: z.uuid().nullable(), name: z.string().meta({ example: '木下 遥' }) }),
  ...written,
  updated_at: Timestamp,
  /** Null: a draft, which only its writer reads. */
  submitted_at: Timestamp.nullable(),
  corrected_times: z.array(Timestamp).meta({ example: [] }),
})
export type Scorecard = z.infer<typeof Scorecard>

/** The scorecards about one candidate with one kit. */
const ScorecardSheet = z.object({
  kit: InterviewKit,
  /** It was deleted after somebody had written a scorecard with it. */
  is_kit_archived: z.boolean().meta({ example: false }),
  own: Scorecard.nullable(),
  submitted: z.int().meta({ example: 2 }),
  asked: z.array(z.object({ id: z.uuid(), name: z.string().meta({ example: '木下 遥' }), is_submitted: z.boolean() })),
  /** What colleagues submitted; null until one's own is submitted. */
  others: z.array(Scorecard).nullable(),
})
export type ScorecardSheet = z.infer<typeof ScorecardSheet>

const tags = ['scorecards']
const { SIGN_IN_REQUIRED, ROLE_FORBIDDEN, NOT_FOUND, INPUT_INVALID, OUTSIDE_UNREADABLE } = errors
const ours = { SIGN_IN_REQUIRED, ROLE_FORBIDDEN, NOT_FOUND }
const KitId = Uuid.meta({ description: '面接キットのID。' })
const request = z.strictObject({ id: Uuid, kit_id: KitId, company_user_id: Uuid.meta({ description: 'メンバーのID。' }) })
const draft = z.strictObject({ id: Uuid, kit_id: KitId, ...written, is_submitted: z.boolean().meta({ example: true }) })

const ScorecardsOf = z.object({
  /** Of somebody from outside, their own id and name. */
  candidate: ThreadCandidate,
  job: z.object({ id: z.int(), position_title: z.string() }).nullable(),
  sheets: z.array(ScorecardSheet),
  /** Who can be asked: those who see this candidate. */
  members: z.array(z.object({ id: z.uuid(), name: z.string().meta({ example: '木下 遥' }) })),
})

const ofOne = <Of extends `/${string}`>(of: Of) =>
  ({
    all: `${of}{id}/scorecards/`,
    one: `${of}{id}/scorecards/{kit_id}/`,
    request: `${of}{id}/scorecards/{kit_id}/requests/{company_user_id}/`,
  }) as const
const ofApplication = ofOne('/company_users/applications/')
const ofOutside = ofOne('/company_users/outside_candidates/')

/** What members of a company write about an applicant. No candidate and no program reads it, and no colleague before they submitted their own. */
export const scorecards = {
  list: forMember('score')
    .route({ method: 'GET', path: ofApplication.all, summary: '評価を見る。ほかのメンバーの評価は、自分の評価を提出したあとに見える', tags })
    .input(z.object({ id: Uuid }))
    .output(ScorecardsOf)
    .errors(ours),
  /** A draft, or what is submitted. What was submitted stays so: to save it again corrects it. */
  save: forMember('score')
    .route({ method: 'PUT', path: ofApplication.one, summary: '評価を保存・提出する', tags })
    .input(draft)
    .output(Scorecard)
    .errors({ ...ours, INPUT_INVALID }),
  /** Asks a colleague to fill one, who is notified once. */
  ask: forMember('select')
    .route({ method: 'PUT', path: ofApplication.request, summary: 'メンバーに評価を依頼する', tags })
    .input(request)
    .output(Done)
    .errors(ours),
  cancel_request: forMember('select')
    .route({ method: 'DELETE', path: ofApplication.request, summary: '評価の依頼を取り消す', tags })
    .input(request)
    .output(Done)
    .errors(ours),
}

/** The same about somebody from outside who has agreed. Guests read nothing of them, so that these calls ask for another right. */
export const outsideScorecards = {
  list: forMember('select')
    .route({
      method: 'GET',
      path: ofOutside.all,
      summary: '社外からの候補者の評価を見る。ほかのメンバーの評価は、自分の評価を提出したあとに見える',
      tags,
    })
    .input(z.object({ id: Uuid }))
    .output(ScorecardsOf)
    .errors({ ...ours, OUTSIDE_UNREADABLE }),
  save: forMember('select')
    .route({ method: 'PUT', path: ofOutside.one, summary: '社外からの候補者の評価を保存・提出する', tags })
    .input(draft)
    .output(Scorecard)
    .errors({ ...ours, INPUT_INVALID, OUTSIDE_UNREADABLE }),
  ask: forMember('select')
    .route({ method: 'PUT', path: ofOutside.request, summary: 'メンバーに社外からの候補者の評価を依頼する', tags })
    .input(request)
    .output(Done)
    .errors({ ...ours, OUTSIDE_UNREADABLE }),
  cancel_request: forMember('select')
    .route({ method: 'DELETE', path: ofOutside.request, summary: '社外からの候補者の評価の依頼を取り消す', tags })
    .input(request)
    .output(Done)
    .errors({ ...ours, OUTSIDE_UNREADABLE }),
}
