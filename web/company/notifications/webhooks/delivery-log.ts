import { DeliverySearch } from '#contract/notifications/webhooks/webhooks.ts'
import { workSource } from '#web/work/table/work-source.ts'

/** What was sent to one receiver, which the address names (`id`). */
export const deliveryLog = workSource({
  name: 'deliveries',
  search: DeliverySearch,
  ask: async ({ company_users }, { id = '', ...search }) => {
    const { deliveries: rows, ...found } = await company_users.webhook_endpoints.deliveries({ id, ...search })
    return { rows, ...found }
  },
})
