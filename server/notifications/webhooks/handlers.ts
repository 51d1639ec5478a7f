import { member } from '#server/api.ts'
import { addEndpoint, changeEndpoint, removeEndpoint, rotateSecret } from './endpoints/change-endpoints.ts'
import { listDeliveries, retryDelivery, sendTestEvent } from './endpoints/deliveries.ts'
import { endpointsOf } from './endpoints/endpoints-of.ts'

const keeper = member

export const webhooks = {
  webhook_endpoints: {
    list: keeper.webhook_endpoints.list.handler(async ({ context }) => ({ endpoints: await endpointsOf(context).execute() })),
    create: keeper.webhook_endpoints.create.handler(({ context, input }) => addEndpoint(context, input)),
    change: keeper.webhook_endpoints.change.handler(({ context, input }) => changeEndpoint(context, input)),
    remove: keeper.webhook_endpoints.remove.handler(({ context, input }) => removeEndpoint(context, input.id)),
    rotate: keeper.webhook_endpoints.rotate.handler(({ context, input }) => rotateSecret(context, input.id)),
    test: keeper.webhook_endpoints.test.handler(({ context, input }) => sendTestEvent(context, input.id)),
    deliveries: keeper.webhook_endpoints.deliveries.handler(({ context, input }) => listDeliveries(context, input)),
  },
  webhook_deliveries: {
    retry: keeper.webhook_deliveries.retry.handler(({ context, input }) => retryDelivery(context, input.id)),
  },
}
