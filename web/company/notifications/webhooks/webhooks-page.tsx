import { useActionData } from 'react-router'
import { DoneNote } from '#web/platform/forms/done-note.tsx'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { FormRefusal } from '#web/platform/forms/form-refusal.tsx'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { apiContext } from '#web/platform/api/page-context.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { Seed } from '#web/ui/seed.tsx'
import { Connections } from '#web/company/companies/settings/connections.tsx'
import { ShownOnce } from '#web/company/companies/settings/shown-once.tsx'
import type { Route } from './+types/webhooks-page.ts'
import { actOnWebhooks } from './act-on-webhooks.ts'
import { EndpointForm } from './endpoint-form.tsx'
import { EndpointRow } from './endpoint-row.tsx'
import '#web/ui/blank.css'
import '#web/ui/panel.css'

const PATH = '/online/companies/settings/webhooks'

export async function loader({ context }: Route.LoaderArgs) {
  return { ...(await context.get(apiContext).company_users.webhook_endpoints.list()), now: Date.now() }
}

export const action = (args: Route.ActionArgs) => submitForm(args, actOnWebhooks)

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: 'Webhook', description: '応募や選考の動きを、自社のプログラムに知らせます。', path: PATH, noindex: true })

export default function WebhooksPage({ loaderData: { endpoints, now } }: Route.ComponentProps) {
  const result = useActionData<FormResult>()
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
        <h2 id="endpoints">送り先</h2>
        {endpoints.length === 0 && (
          <div className="blank">
            <Seed />
            <p>送り先は、まだありません。</p>
          </div>
        )}
        <ul className="rows-of-settings">
          {endpoints.map((endpoint) => (
            <EndpointRow key={endpoint.id} endpoint={endpoint} now={new Date(now)} />
          ))}
        </ul>
      </section>
      <EndpointForm key={endpoints.length} result={result} />
    </div>
  )
}
