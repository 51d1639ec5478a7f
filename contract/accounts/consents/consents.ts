import { z } from 'zod'
import { forCandidate } from '#contract/platform/procedure.ts'
import { errors } from '#contract/platform/errors/errors.ts'
import { Timestamp } from '#contract/platform/text/timestamp.ts'

/** The latest decision about one purpose. */
export const Consent = z.object({
  purpose: z.string().meta({ example: 'mail_magazine' }),
  /** Of the text that was shown when it was decided. */
  version: z.string().meta({ example: '2026-11-21' }),
  agreed: z.boolean(),
  decided_at: Timestamp,
})
export type Consent = z.infer<typeof Consent>

const tags = ['consents']
const refusals = { SIGN_IN_REQUIRED: errors.SIGN_IN_REQUIRED }

export const consents = {
  list: forCandidate
    .route({ method: 'GET', path: '/candidate_users/consents/', summary: '同意したことを見る', tags })
    .output(z.object({ consents: z.array(Consent) }))
    .errors(refusals),
  /** Only an optional purpose can be decided again; withdrawing another ends the account. The AI interview has its own call. */
  decide: forCandidate
    .route({ method: 'PUT', path: '/candidate_users/consents/{purpose}/', summary: '同意する、または取り消す', tags })
    .input(
      z.strictObject({
        purpose: z.enum(['mail_magazine']).meta({ description: '同意の目的。取り消せるものだけ。', example: 'mail_magazine' }),
        agreed: z.boolean(),
      }),
    )
    .output(z.object({ consents: z.array(Consent) }))
    .errors(refusals),
}
