import { candidate } from '#server/api.ts'
import { subscribePush, unsubscribePush } from './subscriptions.ts'

export const pushSubscriptions = {
  push_subscriptions: {
    subscribe: candidate.push_subscriptions.subscribe.handler(({ context, input }) => subscribePush(context, input)),
    unsubscribe: candidate.push_subscriptions.unsubscribe.handler(({ context }) => unsubscribePush(context)),
  },
}
