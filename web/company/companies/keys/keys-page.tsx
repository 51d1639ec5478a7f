import { Link, useActionData } from 'react-router'
import { DoneNote } from '#web/platform/forms/done-note.tsx'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { FormRefusal } from '#web/platform/forms/form-refusal.tsx'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { textOf } from '#web/platform/forms/text-of.ts'
import { apiContext } from '#web/platform/api/page-context.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { Seed } from '#web/ui/seed.tsx'
import { Connections } from '../settings/connections.tsx'
import type { Route } from './+types/keys-page.ts'
import { KeyRow } from './key-row.tsx'
import '#web/ui/blank.css'

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
          <Seed />
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
