import { href } from 'react-router'
import { momentText } from '#contract/platform/time/japan-time.ts'
import { FormAnswer } from '#web/platform/forms/form-answer.tsx'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { usePageForm } from '#web/platform/forms/page-form/use-page-form.ts'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'
import { orNotFound } from '#web/platform/api/refusal.ts'
import { apiContext } from '#web/platform/api/page-context.ts'
import { crumbs } from '#web/platform/shell/crumbs/crumbs.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { pagePath } from '#web/ui/nav/page-path.ts'
import { Pager } from '#web/ui/nav/pager.tsx'
import type { Route } from './+types/deliveries-page.ts'
import { type Columns, DataTable } from '#web/ui/list/data-table.tsx'
import '#web/company/companies/settings/company-settings.css'
import type { WebhookDelivery } from '#contract/notifications/webhooks/webhooks.ts'

const PATH = href('/online/companies/settings/webhooks/deliveries')

export async function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  const id = searchParams.get('id') ?? ''
  const page = /^[1-9]\d{0,4}$/.exec(searchParams.get('page') ?? '')?.[0]
  const { webhook_endpoints } = context.get(apiContext).company_users
  const [sent, { endpoints }] = await Promise.all([
    webhook_endpoints.deliveries({ id, page }).catch((error: unknown) => orNotFound(error, 'この送り先は見つかりません。')),
    webhook_endpoints.list(),
  ])
  return { ...sent, id, to: endpoints.find((endpoint) => endpoint.id === id)?.url ?? '', now: Date.now() }
}

export const action = (args: Route.ActionArgs) =>
  submitForm(args, async ({ company_users: { webhook_deliveries } }, values) => {
    await webhook_deliveries.retry({ id: textOf(values.delivery_id) })
    return 'もう一度送ります。'
  })

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: 'Webhookの送信の記録', description: '送ったできごとと、その結果です。', path: PATH, noindex: true })

const states = {
  waiting: { name: 'これから送ります', tone: '' },
  delivered: { name: '届きました', tone: 'green' },
  failed: { name: '届きませんでした', tone: 'warn' },
}

const columnsAt = (now: Date): Columns<WebhookDelivery> => [
  {
    key: 'event',
    header: 'できごと',
    cell: ({ type, webhook_id, created_at }) => (
      <>
        <code>{type}</code>
        <span className="small muted block">
          {momentText(created_at, now)}・<code>{webhook_id}</code>
        </span>
      </>
    ),
  },
  { key: 'state', header: '状態', cell: ({ state }) => <span className={`label ${states[state].tone}`}>{states[state].name}</span> },
  {
    key: 'outcome',
    header: '結果',
    kind: 'long',
    cell: ({ state, attempts, next_try_at, ...outcome }) => (
      <>
        {outcomeText(outcome)}・{attempts}回試しました
        {state === 'waiting' && next_try_at && attempts > 0 && `・次は${momentText(next_try_at, now)}`}
      </>
    ),
  },
  {
    key: 'acts',
    header: 'すること',
    kind: 'acts',
    cell: ({ id, webhook_id }) => (
      <PageForm className="row" hidden={{ delivery_id: id }}>
        <SubmitButton look="small" aria-label={`${webhook_id}をもう一度送る`}>
          もう一度送る
        </SubmitButton>
      </PageForm>
    ),
  },
]

export const handle = crumbs({ above: [{ to: href('/online/companies/settings/webhooks'), label: 'Webhook' }], here: '送信の記録' })

export default function DeliveriesPage({ loaderData: { deliveries, total, page, per_page, id, to, now } }: Route.ComponentProps) {
  const { result } = usePageForm()
  return (
    <div className="wrap company-settings stack">
      <h1>送信の記録</h1>
      <p className="address">{to}</p>
      <FormAnswer result={result} />
      {deliveries.length === 0 ? (
        <p>まだ何も送っていません。記録は30日のあいだ残ります。</p>
      ) : (
        <DataTable caption="送信の記録" columns={columnsAt(new Date(now))} rows={deliveries} id={({ id }) => id} />
      )}
      <Pager page={page} pages={Math.ceil(total / per_page)} to={(number) => pagePath(`${PATH}?id=${id}`, number)} />
    </div>
  )
}

const failures: Record<string, string> = {
  TIMEOUT: '10秒のあいだ答えがありませんでした',
  DNS: 'ホスト名が見つかりませんでした',
  REFUSED_ADDRESS: '送れない先のアドレスでした',
  TLS: '証明書を確かめられませんでした',
  CONNECTION: 'つながりませんでした',
  DISABLED: '送り先が止まっていました',
}

/** How a receiver answered the last try, and how fast. */
function outcomeText({ response_status, milliseconds, failure, tried_at }: Pick<WebhookDelivery, 'response_status' | 'milliseconds' | 'failure' | 'tried_at'>) {
  if (failure) return failures[failure] ?? failures.CONNECTION
  if (!tried_at) return 'まだ送っていません'
  return `答え ${response_status ?? '—'}・${(milliseconds ?? 0).toLocaleString('ja-JP')}ミリ秒`
}
