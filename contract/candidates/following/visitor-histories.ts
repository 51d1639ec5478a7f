import { z } from 'zod'
import { forCandidate } from '#contract/platform/procedure.ts'
import { errors } from '#contract/platform/errors/errors.ts'
import { Page } from '#contract/platform/page.ts'
import { Timestamp } from '#contract/platform/text/timestamp.ts'

/** 1 asks for interests and wishes, 2 for the vision. */
export const RequestType = z.literal([1, 2])
export const RequestKind = z.enum(['interest', 'vision'])

/** What a company would like to read more about: ids of the code table `profile_request_items`. */
export const CandidateProfileUpdateRequest = z.object({
  requested_at: Timestamp,
  request_type: RequestType,
  request_item_ids: z.array(z.int()).meta({ example: [2, 10] }),
})

/** One company that opened my profile on one day. */
export const VisitorHistory = z.object({
  company_id: z.int(),
  name: z.string().meta({ example: '株式会社ミチクサ時間割' }),
  is_demo: z.boolean(),
  /** The day in Japan. */
  access_on: z.iso.date().meta({ example: '2026-11-20' }),
  last_access_at: Timestamp.meta({ example: '2026-11-20T14:05:00+09:00' }),
  /** False when I blocked the company, its contract ended, or it is not public: the name stands without a link. */
  linkable: z.boolean(),
  /** Names of the profile's fields that were shown. */
  parts: z.array(z.string()).meta({ example: ['skill_types', 'work_experiences'] }),
  /** What this company asks for and did not get yet. */
  candidate_profile_update_request: CandidateProfileUpdateRequest.nullable(),
})
export type VisitorHistory = z.infer<typeof VisitorHistory>

/** One field that companies ask for: the latest of them by name, and how many there are. */
export const ProfileUpdateRequestCount = z.object({
  key: z.string().meta({ example: 'user_desired_work_detail' }),
  company_name: z.string().meta({ example: '株式会社ミチクサ時間割' }),
  company_id: z.int(),
  count: z.int().meta({ example: 2 }),
  label: z.string().meta({ example: '希望する仕事の内容' }),
  linkable: z.boolean(),
  requested_at: Timestamp,
})
export type ProfileUpdateRequestCount = z.infer<typeof ProfileUpdateRequestCount>

const tags = ['visitor_histories']
const refusals = { SIGN_IN_REQUIRED: errors.SIGN_IN_REQUIRED }

export const visitorHistories = {
  visitor_histories: forCandidate
    .route({ method: 'GET', path: '/candidate_users/visitor_histories/', summary: '自分のプロフィールを見た企業を見る', tags })
    .input(Page)
    .output(z.object({ visitor_histories: z.array(VisitorHistory), total: z.int(), page: z.int(), per_page: z.int() }))
    .errors(refusals),
  profile_update_requests: forCandidate
    .route({ method: 'GET', path: '/candidate_users/profile_update_requests/{request_kind}/', summary: '書き足してほしいと頼まれた項目を見る', tags })
    .input(z.object({ request_kind: RequestKind.meta({ description: 'interest は興味・希望条件、vision は your vision。', example: 'interest' }) }))
    .output(z.object({ profile_update_requests: z.array(ProfileUpdateRequestCount) }))
    .errors(refusals),
}
