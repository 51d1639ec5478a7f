import { anyone } from '#server/api.ts'
import { showUnsubscription, unsubscribe } from './unsubscribe.ts'

export const unsubscriptions = {
  show: anyone.unsubscriptions.show.handler(({ context, input }) => showUnsubscription(context, input.token)),
  make: anyone.unsubscriptions.make.handler(({ context, input }) => unsubscribe(context, input.token)),
}
