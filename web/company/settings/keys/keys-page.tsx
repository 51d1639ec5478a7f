import { redirect, useActionData } from 'react-router'
import { DoneNote } from '#web/forms/done-note.tsx'
import type { FormResult } from '#web/forms/form-result.ts'
import { FormRefusal } from '#web/forms/form-refusal.tsx'
import { submitForm } from '#web/forms/submit-form.ts'
import { textOf } from '#web/forms/text-of.ts'
import { apiContext } from '#web/page-context.ts'
import { pageMeta } from '#web/shell/page-meta.ts'
import { Seed } from '#web/ui/seed.tsx'
import { Connections } from '../connections.tsx'
import { ShownOnce } from '../shown-once.tsx'
import type { Route } from './+types/keys-page.ts'
import { ConfirmForm } from './confirm-form.tsx'
import { KeyForm } from './key-form.tsx'
import { keyOfForm } from './key-of-form.ts'
import { KeyRow } from './key-row.tsx'
import '#web/ui/blank.css'
import '#web/ui/panel.css'

const PATH = '/online/companies/settings/keys'

export async function loader({ context }: Route.LoaderArgs) {
  const { api_keys, sessions } = context.get(apiContext).company_users
  const [keys, { confirmed_until }] = await Promise.all([api_keys.list(), sessions.list()])
  return { ...keys, isConfirmed: confirmed_until !== null, now: Date.now() }
}

export const action = (args: Route.ActionArgs) =>
  submitForm(args, async (api, values, intent) => {
    if (intent === 'confirm') {
      await api.sessions.confirm({ password: textOf(values.password) })
      return redirect(PATH, 303)
    }
    const { api_keys } = api.company_users
    if (intent === 'revoke') {
      await api_keys.revoke({ id: textOf(values.id) })
      return 'APIキーを止めました。いまから使えません。'
    }
    const { key } = await api_keys.create(keyOfForm(values))
    return key
  })

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: 'APIキー', description: '自社のプログラムから使うキーです。', path: PATH, noindex: true })

export default function KeysPage({ loaderData: { api_keys, isConfirmed, now } }: Route.ComponentProps) {
  const result = useActionData<FormResult>()
  const key = result?.saved && result.sentence?.startsWith('mebae_') ? result.sentence : undefined
  return (
    <div className="wrap company-settings stack">
      <Connections />
      <h1>APIキー</h1>
      <p className="prose">
        採用管理システムなど、自社のプログラムから求人や選考を読み書きするためのキーです。キーは作った本人の名前で、許可した範囲だけを行います。
        本人がメンバーから外れると、キーも止まります。求職者をさがす、メッセージを読む、プロフィールを読む操作は、キーではできません。{' '}
        <a href="/online/api/docs">APIの説明</a>
      </p>
      <FormRefusal result={result} />
      {key ? (
        <ShownOnce title="キーを作りました" secret={key}>
          このキーは、いまだけ表示します。控えてから、このページをはなれてください。プログラムは、呼び出しのヘッダーに「Authorization:
          Bearer」と、このキーを書きます。
        </ShownOnce>
      ) : (
        <DoneNote result={result} />
      )}
      <section className="stack" aria-labelledby="keys">
        <h2 id="keys">作ったキー</h2>
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
      </section>
      {isConfirmed ? <KeyForm result={result} /> : <ConfirmForm />}
    </div>
  )
}
