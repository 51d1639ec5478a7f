import { href } from 'react-router'
import { DoneNote } from '#web/platform/forms/done-note.tsx'
import { FormRefusal } from '#web/platform/forms/form-refusal.tsx'
import { ChoicesField } from '#web/platform/forms/page-form/choices-field.tsx'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { TextField } from '#web/platform/forms/page-form/text-field.tsx'
import { usePageForm } from '#web/platform/forms/page-form/use-page-form.ts'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { apiContext } from '#web/platform/api/page-context.ts'
import { crumbs } from '#web/platform/shell/crumbs/crumbs.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { Connections, ShownOnce } from '#web/company/companies/settings/connections.tsx'
import type { Route } from './+types/webhooks-page.ts'
import { EndpointRow } from './endpoint-row.tsx'
import type { Api } from '#contract/index.ts'
import { allWebhookEvents, webhookEvents } from '#contract/notifications/webhooks/webhook-events.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'

const PATH = href('/online/companies/settings/webhooks')

export async function loader({ context }: Route.LoaderArgs) {
  return { ...(await context.get(apiContext).company_users.webhook_endpoints.list()), now: Date.now() }
}

export const action = (args: Route.ActionArgs) => submitForm(args, actOnWebhooks)

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: 'Webhook', description: '応募や選考の動きを、自社のプログラムに知らせます。', path: PATH, noindex: true })

export const handle = crumbs({ here: 'Webhook' })

export default function WebhooksPage({ loaderData: { endpoints, now } }: Route.ComponentProps) {
  const { result } = usePageForm()
  const secret = result?.saved && result.sentence?.startsWith('whsec_') ? result.sentence : undefined
  return (
    <div className="wrap company-settings stack">
      <Connections />
      <h1>Webhook</h1>
      <p className="prose">
        応募や選考に動きがあると、自社のプログラムにすぐ知らせます。送るのはIDだけで、名前やメッセージの中身は送りません。
        {'くわしい内容は、APIで読んでください。署名は Standard Webhooks の形で、届かないときは、3日のあいだに10回まで試します。'}
      </p>
      <FormRefusal result={result} />
      {secret ? (
        <ShownOnce title="署名の鍵" secret={secret}>
          この鍵は、いまだけ表示します。受け取る側に設定してください。取りかえたときは、前の鍵の署名も24時間つけて送ります。
        </ShownOnce>
      ) : (
        <DoneNote result={result} />
      )}
      <section className="stack" aria-labelledby="endpoints">
        <h2 id="endpoints">エンドポイント</h2>
        {endpoints.length === 0 && <EmptyState>エンドポイントは、まだありません。</EmptyState>}
        <ul className="rows-of-settings">
          {endpoints.map((endpoint) => (
            <EndpointRow key={endpoint.id} endpoint={endpoint} now={new Date(now)} />
          ))}
        </ul>
      </section>
      <EndpointForm key={endpoints.length} />
    </div>
  )
}

/** The actions of the page; the page shows what they return, a new secret as it is. */
async function actOnWebhooks({ company_users: { webhook_endpoints } }: Api, values: Record<string, unknown>, intent: string | null) {
  const id = textOf(values.id)
  switch (intent) {
    case 'remove':
      await webhook_endpoints.remove({ id })
      return 'エンドポイントを削除しました。'
    case 'test':
      await webhook_endpoints.test({ id })
      return '試しのイベントを送りました。結果は、送信の記録で見られます。'
    case 'stop':
      await webhook_endpoints.change({ id, is_active: false })
      return 'エンドポイントを止めました。'
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

function EndpointForm() {
  const form = usePageForm<{ url: string; description: string; event_types: string[] }>()
  const events = allWebhookEvents.map((type) => ({
    value: type,
    label: (
      <span>
        {webhookEvents[type]} <code className="muted">{type}</code>
      </span>
    ),
  }))
  return (
    <PageForm className="panel stack">
      <h2>エンドポイントを追加</h2>
      <TextField
        of={form}
        name="url"
        label="URL"
        need="must"
        hint="https:// で始まる、インターネットから届くアドレスです。"
        type="url"
        maxLength={500}
        required
      />
      <TextField of={form} name="description" label="メモ" need="may" maxLength={100} />
      <ChoicesField
        {...form.choices('event_types', allWebhookEvents)}
        legend="イベント"
        need="must"
        type="checkbox"
        options={events}
        error={form.issues.event_types && 'イベントを1つ以上選んでください。'}
      />
      <SubmitButton look="primary" intent="create">
        エンドポイントを追加
      </SubmitButton>
    </PageForm>
  )
}
