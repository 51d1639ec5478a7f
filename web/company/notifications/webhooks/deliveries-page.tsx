import { href } from 'react-router'
import { webhookEvents } from '#contract/notifications/webhooks/webhook-events.ts'
import type { WebhookDelivery } from '#contract/notifications/webhooks/webhooks.ts'
import { exactTimeText } from '#contract/platform/time/japan-time.ts'
import { apiContext } from '#web/platform/api/page-context.ts'
import { orNotFound } from '#web/platform/api/refusal.ts'
import { FormAnswer } from '#web/platform/forms/form-answer.tsx'
import { usePageForm } from '#web/platform/forms/page-form/use-page-form.ts'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'
import { crumbs } from '#web/platform/shell/crumbs/crumbs.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { actOnEach } from '#web/work/table/choice/act-on-each.ts'
import type { BulkAct } from '#web/work/table/choice/bulk-act.ts'
import { loadList } from '#web/work/table/load-list.ts'
import { ListTabs, stateTabs } from '#web/work/table/tools/list-tabs.tsx'
import { WorkList } from '#web/work/table/work-list.tsx'
import type { Route } from './+types/deliveries-page.ts'
import { deliveryColumns, deliveryStates } from './delivery-columns.tsx'
import { deliveryLog } from './delivery-log.ts'

const PATH = href('/online/companies/settings/webhooks/deliveries')

export async function loader(args: Route.LoaderArgs) {
  const id = args.url.searchParams.get('id') ?? ''
  const [found, { endpoints }] = await Promise.all([
    loadList(args, deliveryLog).catch((error: unknown) => orNotFound(error, 'このエンドポイントは見つかりません。')),
    args.context.get(apiContext).company_users.webhook_endpoints.list(),
  ])
  return { ...found, to: endpoints.find((endpoint) => endpoint.id === id)?.url ?? '' }
}

export const action = (args: Route.ActionArgs) =>
  submitForm(args, async ({ company_users: { webhook_deliveries } }, values, intent) => {
    if (intent === 'retry_many')
      return actOnEach(
        values.ids,
        (id) => webhook_deliveries.retry({ id }),
        (count) => `${count}件を、もう一度送ります。`,
      )
    await webhook_deliveries.retry({ id: textOf(values.delivery_id) })
    return 'もう一度送ります。'
  })

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: 'Webhookの送信の記録', description: '送ったできごとと、その結果です。', path: PATH, noindex: true })

export const handle = crumbs({ above: [{ to: href('/online/companies/settings/webhooks'), label: 'Webhook' }], here: '送信の記録' })

const retry: BulkAct<WebhookDelivery> = {
  intent: 'retry_many',
  label: 'もう一度送る',
  can: () => true,
  says: (count) => `${count}件を、このエンドポイントにもう一度送ります。届いたものも、同じIDでもう一度届きます。候補者には通知されません。`,
  button: '送る',
}

export default function DeliveriesPage({ loaderData }: Route.ComponentProps) {
  const { result } = usePageForm()
  const { now, to, counts } = loaderData
  return (
    <WorkList
      loaded={loaderData}
      title="送信の記録"
      answer={
        <>
          <p className="small muted address">{to}</p>
          {!(result?.saved && result.many) && <FormAnswer result={result} />}
        </>
      }
      tabs={<ListTabs label="状態" of={['delivery_state']} tabs={stateTabs('delivery_state', deliveryStates, counts, ['failed'])} />}
      filters={[{ name: 'event_type', label: 'できごと', options: webhookEvents }]}
      columns={deliveryColumns(new Date(now))}
      choosing={{ label: ({ type, created_at }: WebhookDelivery) => `${type}（${exactTimeText(created_at)}）`, acts: [retry] }}
      file={href('/online/companies/settings/webhooks/deliveries/file')}
      of="送信"
      empty="まだ何も送っていません。応募やメッセージが届くと、送った内容と結果が表示されます。記録は30日のあいだ残ります。"
    />
  )
}
