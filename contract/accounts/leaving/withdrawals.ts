import { z } from 'zod'
import { forCandidate } from '#contract/platform/procedure.ts'
import { errors } from '#contract/platform/errors/errors.ts'
import { LookupId } from '#contract/platform/ids.ts'

export const withdrawals = {
  /** Leaves for good: what is personal is gone when this answers. Needs a session confirmed within the last 15 minutes. `reason` is an id of the master `withdrawal_reasons`. */
  withdrawal: forCandidate
    .route({ method: 'POST', path: '/candidate_users/withdrawal/', summary: '退会する', tags: ['withdrawals'] })
    .input(z.strictObject({ reason: LookupId.pipe(z.int().min(1).max(8)) }))
    .output(z.object({ success: z.boolean(), message: z.string().meta({ example: '退会の手続きが終わりました。ご利用ありがとうございました。' }) }))
    .errors({ SIGN_IN_REQUIRED: errors.SIGN_IN_REQUIRED, CONFIRMATION_REQUIRED: errors.CONFIRMATION_REQUIRED, INPUT_INVALID: errors.INPUT_INVALID }),
}
