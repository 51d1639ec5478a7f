import { Form, Link, useActionData } from 'react-router'
import { DoneNote } from '#web/platform/forms/done-note.tsx'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { FormRefusal } from '#web/platform/forms/form-refusal.tsx'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { textOf } from '#web/platform/forms/text-of.ts'
import { orNotFound } from '#web/platform/api/or-not-found.ts'
import { apiContext } from '#web/platform/api/page-context.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { momentText } from '#web/candidates/visibility/moment-text.ts'
import { pagePath } from '#web/ui/nav/page-path.ts'
import { Pager } from '#web/ui/nav/pager.tsx'
import type { Route } from './+types/deliveries-page.ts'
import '#web/ui/nav/crumbs.css'
import '#web/ui/label.css'
import '#web/company/companies/settings/company-settings.css'
import type { WebhookDelivery } from '#contract/notifications/webhooks/webhooks.ts'

const PATH = '/online/companies/settings/webhooks/deliveries'

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

const states = { waiting: 'これから送ります', delivered: '届きました', failed: '届きませんでした' }

export default function DeliveriesPage({ loaderData: { deliveries, total, page, per_page, id, to, now } }: Route.ComponentProps) {
  const result = useActionData<FormResult>()
  return (
    <div className="wrap company-settings stack">
      <nav className="crumbs" aria-label="現在地">
        <Link to="/online/companies/settings/webhooks">Webhook</Link>
      </nav>
      <h1>送信の記録</h1>
      <p className="address">{to}</p>
      <FormRefusal result={result} />
      <DoneNote result={result} />
      {deliveries.length === 0 && <p>まだ何も送っていません。記録は30日のあいだ残ります。</p>}
      <ul className="rows-of-settings">
        {deliveries.map(({ id, webhook_id, type, state, created_at, attempts, next_try_at, ...outcome }) => (
          <li key={id}>
            <div>
              <h2 className="type">
                <code>{type}</code> <span className={state === 'delivered' ? 'label green' : state === 'failed' ? 'label warn' : 'label'}>{states[state]}</span>
              </h2>
              <p className="small">
                {outcomeText(outcome)}・{attempts}回試しました
                {state === 'waiting' && next_try_at && attempts > 0 && `・次は${momentText(next_try_at, new Date(now))}`}
              </p>
              <p className="small muted">
                {momentText(created_at, new Date(now))}・<code>{webhook_id}</code>
              </p>
            </div>
            <Form method="post">
              <input type="hidden" name="delivery_id" value={id} />
              <button type="submit" className="button small" aria-label={`${webhook_id}をもう一度送る`}>
                もう一度送る
              </button>
            </Form>
          </li>
        ))}
      </ul>
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
