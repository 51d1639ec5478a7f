import type { Api } from '#contract/index.ts'
import { allWebhookEvents } from '#contract/notifications/webhooks/webhook-events.ts'
import { textOf } from '#web/platform/forms/text-of.ts'

/** What the buttons of the page do; what it returns is said, a new secret as it is. */
export async function actOnWebhooks({ company_users: { webhook_endpoints } }: Api, values: Record<string, unknown>, intent: string | null) {
  const id = textOf(values.id)
  switch (intent) {
    case 'remove':
      await webhook_endpoints.remove({ id })
      return '送り先を消しました。'
    case 'test':
      await webhook_endpoints.test({ id })
      return '試しのイベントを送りました。結果は、送信の記録で見られます。'
    case 'stop':
      await webhook_endpoints.change({ id, is_active: false })
      return '送り先を止めました。'
    case 'start':
      await webhook_endpoints.change({ id, is_active: true })
      return 'これから起きることを、また送ります。'
    case 'rotate':
      return (await webhook_endpoints.rotate({ id })).secret
    default: {
      const ticked = [values.event_types ?? []].flat()
      const event_types = allWebhookEvents.filter((type) => ticked.includes(type))
      const wished = { url: textOf(values.url), description: textOf(values.description), event_types }
      return (await webhook_endpoints.create(wished)).secret
    }
  }
}
