import { z } from 'zod'
import { Done } from '#contract/platform/done.ts'
import { forMember } from '#contract/platform/procedure.ts'
import { errors } from '#contract/platform/errors/errors.ts'
import { RequestType } from '../following/visitor-histories.ts'

/** What a company would like to read more about in a profile that it opened. */
export const profileUpdateRequests = {
  /** One open request for each kind: asking again replaces the request and sends no second notification. */
  create: forMember('search_candidates')
    .route({ method: 'POST', path: '/company_users/profile_update_requests/', summary: 'プロフィールの追記を依頼する', tags: ['people'] })
    .input(
      z.strictObject({
        candidate_id: z.uuid(),
        request_type: RequestType,
        request_item_ids: z
          .array(z.int().min(1).max(32_767))
          .min(1)
          .max(12)
          .meta({ example: [1] }),
      }),
    )
    .output(Done)
    .errors({ SIGN_IN_REQUIRED: errors.SIGN_IN_REQUIRED, NOT_FOUND: errors.NOT_FOUND }),
}
