import { candidate } from '#server/api.ts'
import { subscribePush } from './subscribe-push.ts'
import { unsubscribePush } from './unsubscribe-push.ts'

export const pushSubscriptions = {
  push_subscriptions: {
    subscribe: candidate.push_subscriptions.subscribe.handler(({ context, input }) => subscribePush(context, input)),
    unsubscribe: candidate.push_subscriptions.unsubscribe.handler(({ context }) => unsubscribePush(context)),
  },
}
