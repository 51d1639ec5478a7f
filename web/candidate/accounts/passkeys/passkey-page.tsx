import { href, Link, useActionData } from 'react-router'
import { jsonIn } from '#web/accounts/passkeys/json-in.ts'
import { MakePasskey } from '#web/accounts/passkeys/make-passkey.tsx'
import { candidateMeta, CandidatePage } from '#web/candidate/candidate-page.tsx'
import { api } from '#web/platform/api/api.ts'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import type { Route } from './+types/passkey-page.ts'
import { requireReauthenticationPage } from '../security/require-reauthentication-page.ts'
import '#web/accounts/security/security.css'

export const loader = async (args: Route.LoaderArgs) => {
  await requireReauthenticationPage(args)
  return null
}

export const action = (args: Route.ActionArgs) =>
  submitForm(args, async (api, { passkey }) => {
    await api.candidate_users.passkeys.add({ passkey: jsonIn(passkey) })
    return 'パスキーを追加しました。次のログインから使えます。'
  })

export const meta = candidateMeta({
  title: 'パスキーを追加する',
  description: '指紋や顔でログインできるようにします。',
  path: href('/settings/security/passkey'),
})

const beginPasskey = async () => (await api()).candidate_users.passkeys.begin({})

export default function PasskeyPage() {
  const result = useActionData<FormResult>()
  return (
    <CandidatePage look="security" title="パスキーを追加する">
      {!result?.saved && (
        <>
          <p className="prose">
            この端末の指紋や顔、暗証番号で、このサイトにログインできるようになります。指紋や顔が端末の外に出ることはありません。にせのサイトでは働かないので、パスワードより安全です。
          </p>
          <MakePasskey begin={beginPasskey} />
        </>
      )}
      <p>
        <Link to={href('/settings/security')}>ログインとセキュリティへ戻る</Link>
      </p>
    </CandidatePage>
  )
}
