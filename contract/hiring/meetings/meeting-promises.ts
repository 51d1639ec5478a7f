import { z } from 'zod'
import { Uuid } from '#contract/platform/ids.ts'
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
  state: z.enum(['open', 'over', 'released', 'left']).meta({ example: 'released' }),
  reason: PromiseReason.nullable().meta({ example: 'candidate_declined' }),
  stated_at: Timestamp.nullable().meta({ example: '2026-11-20T10:00:00+09:00' }),
  /** Null: the candidate does not know of the reason yet, and it can be taken back by moving the selection back. */
  notified_at: Timestamp.nullable().meta({ example: '2026-11-20T10:01:00+09:00' }),
  /** The candidate says that the reason is not true; it counts as a broken promise. */
  disputed_at: Timestamp.nullable().meta({ example: '2026-11-20T12:00:00+09:00' }),
})
export type MeetingPromise = z.infer<typeof MeetingPromise>

export const promiseDispute = forCandidate
  .route({
    method: 'PUT',
    path: '/candidate_users/applications/{id}/promise_dispute/',
    summary: '面談・面接を行わない理由が事実と違うと申し出る',
    tags: ['applications'],
  })
  .input(z.strictObject({ id: Uuid }))
  .output(MeetingPromise)
  .errors({ SIGN_IN_REQUIRED: errors.SIGN_IN_REQUIRED, NOT_FOUND: errors.NOT_FOUND })
