import { z } from 'zod'
import { forCandidate } from '#contract/platform/procedure.ts'
import { errors } from '#contract/platform/errors/errors.ts'
import { MeetingType } from '#contract/conversations/messages.ts'
import { promiseReasons, type PromiseReason as Reason } from './promise-reasons.ts'
import { Timestamp } from '#contract/platform/text/timestamp.ts'

export const PromiseReason = z.enum(Object.keys(promiseReasons) as [Reason, ...Reason[]], { error: '面談・面接を行わない理由を選んでください。' })

/** The meeting that an accepted scout promised. */
export const MeetingPromise = z.object({
  meeting_type: MeetingType,
  /** `open`: the company still owes the meeting. `over`: one that was agreed has passed. `released`: the company stated a reason. `left`: the candidate ended it. */
  state: z.enum(['open', 'over', 'released', 'left']),
  reason: PromiseReason.nullable(),
  stated_at: Timestamp.nullable(),
  /** Null: the candidate does not know of the reason yet, and it can be taken back by moving the selection back. */
  told_at: Timestamp.nullable(),
  /** The candidate says that the reason is not true; it counts as a broken promise. */
  disputed_at: Timestamp.nullable(),
})
export type MeetingPromise = z.infer<typeof MeetingPromise>

export const promiseDispute = forCandidate
  .route({
    method: 'PUT',
    path: '/candidate_users/applications/{id}/promise_dispute/',
    summary: '面談・面接を行わない理由が事実と違うと申し出る',
    tags: ['applications'],
  })
  .input(z.strictObject({ id: z.uuid() }))
  .output(MeetingPromise)
  .errors({ SIGN_IN_REQUIRED: errors.SIGN_IN_REQUIRED, NOT_FOUND: errors.NOT_FOUND })
