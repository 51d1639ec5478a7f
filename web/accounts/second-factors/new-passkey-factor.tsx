import { href, Link } from 'react-router'
import type { Area } from '#contract/accounts/sign-in/sessions.ts'
import { api } from '#web/platform/api/api.ts'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { MakePasskey } from '../passkeys/make-passkey.tsx'
import { accountOfPage } from '../security/account-of-page.ts'

type Props = { area: Area; isAsked: boolean; count: number; hasApp: boolean }

const beginPasskey = async () => (await api())[accountOfPage(window.location.pathname).people].passkeys.begin({})

/** A passkey as the second factor. A member's counts as soon as it exists; a candidate decides, because theirs may be just a way to sign in. */
export function NewPasskeyFactor({ area, isAsked, count, hasApp }: Props) {
  return (
    <section className="stack" aria-labelledby="passkey">
      <h2 id="passkey">{hasApp ? 'パスキー' : 'アプリの代わりにパスキーを使う'}</h2>
      <p className="prose">この端末の指紋や顔、暗証番号で確かめます。指紋や顔が端末の外に出ることはありません。</p>
      {area !== 'candidate' && <MakePasskey begin={beginPasskey} />}
      {area === 'candidate' && count === 0 && (
        <p>
          先に<Link to={href('/settings/security/passkey')}>パスキーを追加</Link>してください。追加すると、ここで二段階認証に使えるようになります。
        </p>
      )}
      {area === 'candidate' && count > 0 && !isAsked && (
        <PageForm reloadDocument>
          <p className="small muted">
            パスキーだけのログインは、いままでどおり使えます。パスワードやLINEでログインしたときに、パスキーもたずねるようになります。
          </p>
          <SubmitButton intent="ask_for_passkey">パスキーを二段階認証に使う</SubmitButton>
        </PageForm>
      )}
      {isAsked && <p>設定してあります。パスワードのあとに、パスキーをたずねます。</p>}
    </section>
  )
}
