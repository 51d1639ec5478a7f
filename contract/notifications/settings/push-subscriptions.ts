import { z } from 'zod'
import { Done } from '#contract/platform/done.ts'
import { forCandidate } from '#contract/platform/procedure.ts'
import { errors } from '#contract/platform/errors/errors.ts'

/** What `PushSubscription.toJSON()` of a browser gives. */
export const PushSubscriptionInput = z.strictObject({
  endpoint: z.url({ protocol: /^https$/ }).max(1_000),
  expirationTime: z.number().nullish(),
  keys: z.strictObject({
    /** A point of P-256, uncompressed, and a secret of 16 bytes (RFC 8291). */
    p256dh: z.string().regex(/^[A-Za-z0-9_-]{87}=?$/),
    auth: z.string().regex(/^[A-Za-z0-9_-]{22}={0,2}$/),
  }),
})
export type PushSubscriptionInput = z.infer<typeof PushSubscriptionInput>

const path = '/candidate_users/push_subscriptions/'
const tags = ['notification_settings']
const { SIGN_IN_REQUIRED, SWITCHED_OFF } = errors

export const pushSubscriptions = {
  push_subscriptions: {
    /** Of this device, until it signs out. Only the push services of the known browsers are taken. */
    subscribe: forCandidate
      .route({ method: 'POST', path, summary: 'この端末でプッシュ通知を受け取る', tags })
      .input(PushSubscriptionInput)
      .output(Done)
      .errors({ SIGN_IN_REQUIRED, SWITCHED_OFF }),
    unsubscribe: forCandidate.route({ method: 'DELETE', path, summary: 'この端末のプッシュ通知をやめる', tags }).output(Done).errors({ SIGN_IN_REQUIRED }),
  },
}
