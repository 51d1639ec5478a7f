import { Link, useActionData } from 'react-router'
import { api } from '#web/platform/api/api.ts'
import { DoneNote } from '#web/platform/forms/done-note.tsx'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { FormRefusal } from '#web/platform/forms/form-refusal.tsx'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { jsonIn } from '#web/accounts/passkeys/json-in.ts'
import { MakePasskey } from '#web/accounts/passkeys/make-passkey.tsx'
import { routeMiddleware } from '#web/platform/shell/guards/route-middleware.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { requireReauthenticationPage } from '../security/require-reauthentication-page.ts'
import type { Route } from './+types/passkey-page.ts'
import '#web/accounts/security/security.css'

export const middleware = routeMiddleware('signed-in')

export const loader = async (args: Route.LoaderArgs) => {
  await requireReauthenticationPage(args)
  return null
}

export const action = (args: Route.ActionArgs) =>
  submitForm(args, async (api, { passkey }) => {
    await api.candidate_users.passkeys.add({ passkey: jsonIn(passkey) })
    return 'パスキーを追加しました。つぎのログインから使えます。'
  })

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: 'パスキーを追加する', description: '指紋や顔でログインできるようにします。', path: '/settings/security/passkey', noindex: true })

const beginPasskey = async () => (await api()).candidate_users.passkeys.begin({})

export default function PasskeyPage() {
  const result = useActionData<FormResult>()
  return (
    <div className="wrap security">
      <h1>パスキーを追加する</h1>
      {result?.saved ? (
        <DoneNote result={result} />
      ) : (
        <>
          <p className="prose">
            この端末の指紋や顔、暗証番号で、芽生えにログインできるようになります。指紋や顔が端末の外に出ることはありません。にせのサイトでは働かないので、パスワードより安全です。
          </p>
          <FormRefusal result={result} />
          <MakePasskey begin={beginPasskey} />
        </>
      )}
      <p>
        <Link to="/settings/security">ログインと安全へもどる</Link>
      </p>
    </div>
  )
}
