import { z } from 'zod'
import { forCandidate } from '#contract/platform/procedure.ts'
import { errors } from '#contract/platform/errors/errors.ts'
import { Page } from '#contract/platform/page.ts'
import { Timestamp } from '#contract/platform/text/timestamp.ts'

/** 1 asks for interests and wishes, 2 for the vision. */
export const RequestType = z.literal([1, 2])
export const RequestKind = z.enum(['interest', 'vision'])

/** What a company would like to read more about: ids of the code table `profile_request_items`. */
export const CandidateProfileUpdateRequest = z.object({ requested_at: Timestamp, request_type: RequestType, request_item_ids: z.array(z.int()) })

/** One company that opened my profile on one day. */
export const VisitorHistory = z.object({
  company_id: z.int(),
  name: z.string(),
  is_demo: z.boolean(),
  /** The day in Japan. */
  access_on: z.iso.date(),
  last_access_at: Timestamp,
  /** False when I blocked the company, its contract ended, or it is not public: the name stands without a link. */
  linkable: z.boolean(),
  /** Names of the profile's fields that were shown. */
  parts: z.array(z.string()),
  /** What this company asks for and did not get yet. */
  candidate_profile_update_request: CandidateProfileUpdateRequest.nullable(),
})
export type VisitorHistory = z.infer<typeof VisitorHistory>

/** One field that companies ask for: the latest of them by name, and how many there are. */
export const ProfileUpdateRequestCount = z.object({
  key: z.string(),
  company_name: z.string(),
  company_id: z.int(),
  count: z.int(),
  label: z.string(),
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
    .input(z.object({ request_kind: RequestKind }))
    .output(z.object({ profile_update_requests: z.array(ProfileUpdateRequestCount) }))
    .errors(refusals),
}
