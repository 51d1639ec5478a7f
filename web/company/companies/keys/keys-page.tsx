import { Link, useActionData, Form } from 'react-router'
import { DoneNote } from '#web/platform/forms/done-note.tsx'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { FormRefusal } from '#web/platform/forms/form-refusal.tsx'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { textOf } from '#web/platform/forms/text-of.ts'
import { apiContext } from '#web/platform/api/page-context.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { SeedDrawing } from '#web/ui/states/seed-drawing.tsx'
import { Connections } from '../settings/connections.tsx'
import type { Route } from './+types/keys-page.ts'
import '#web/ui/blank.css'
import { apiKeyScopes } from '#contract/companies/members/api-key-scopes.ts'
import type { ApiKey } from '#contract/companies/members/api-keys.ts'
import { dateText, dayText } from '#web/ui/text/day-text.ts'
import '#web/ui/label.css'
import { isolated } from '#web/ui/text/isolated.ts'

const PATH = '/online/companies/settings/keys'

export async function loader({ context }: Route.LoaderArgs) {
  return { ...(await context.get(apiContext).company_users.api_keys.list()), now: Date.now() }
}

export const action = (args: Route.ActionArgs) =>
  submitForm(args, async ({ company_users: { api_keys } }, values) => {
    await api_keys.revoke({ id: textOf(values.id) })
    return 'APIキーを止めました。いまから使えません。'
  })

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: 'APIキー', description: '自社のプログラムから使うキーです。', path: PATH, noindex: true })

export default function KeysPage({ loaderData: { api_keys, now } }: Route.ComponentProps) {
  const result = useActionData<FormResult>()
  return (
    <div className="wrap company-settings stack">
      <Connections />
      <h1>APIキー</h1>
      <p className="prose">
        採用管理システムなど、自社のプログラムから求人や選考を読み書きするためのキーです。キーは作った本人の名前で、許可した範囲だけを行います。
        本人がメンバーから外れると、キーも止まります。求職者をさがす、メッセージを読む、プロフィールを読む操作は、キーではできません。
      </p>
      <div className="row">
        <Link className="button primary" to={`${PATH}/new`}>
          キーを作る
        </Link>
        <a href="/online/api/docs">APIの説明</a>
      </div>
      <FormRefusal result={result} />
      <DoneNote result={result} />
      {api_keys.length === 0 && (
        <div className="blank">
          <SeedDrawing />
          <p>APIキーは、まだありません。</p>
        </div>
      )}
      <ul className="rows-of-settings">
        {api_keys.map((one) => (
          <KeyRow key={one.id} apiKey={one} now={new Date(now)} />
        ))}
      </ul>
    </div>
  )
}

const states = { active: '使えます', expired: '期限が過ぎました', revoked: '止めました' }

function KeyRow({ apiKey: { id, name, hint, scopes, member_name, created_at, expires_at, last_used_at, state }, now }: { apiKey: ApiKey; now: Date }) {
  return (
    <li>
      <div className="key-lines">
        <h2>
          <bdi>{name}</bdi> <span className={state === 'active' ? 'label green' : 'label'}>{states[state]}</span>
        </h2>
        <p className="small">
          <code>{hint}</code>・{scopes.map((scope) => apiKeyScopes[scope].label).join('、')}
        </p>
        <p className="small muted">
          <bdi>{member_name}</bdi>が{dayText(created_at, now)}に作成・期限 {dateText(expires_at, now)}・
          {last_used_at ? `最後に使われたのは${dayText(last_used_at, now)}` : 'まだ使われていません'}
        </p>
      </div>
      {state === 'active' && (
        <Form method="post">
          <input type="hidden" name="id" value={id} />
          <button type="submit" className="button small" name="intent" value="revoke" aria-label={`「${isolated(name)}」を止める`}>
            止める
          </button>
        </Form>
      )}
    </li>
  )
}
