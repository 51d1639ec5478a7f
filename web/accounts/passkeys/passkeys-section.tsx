import { Link } from 'react-router'
import type { Passkey } from '#contract/accounts/sign-in/passkeys.ts'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { PasskeyRow } from './passkey-row.tsx'

type Props = { addTo: string; passkeys: Passkey[]; isAvailable: boolean; result: FormResult | undefined; now: string }

export const PasskeysSection = ({ addTo, passkeys, isAvailable, result, now }: Props) => (
  <section aria-labelledby="passkeys">
    <h2 id="passkeys">パスキー</h2>
    <div className="row between">
      <p className="small muted">
        {isAvailable ? 'パスワードの代わりに、指紋や顔、端末の暗証番号でログインします。' : 'このサイトのアドレスでは、パスキーを使えません。'}
      </p>
      {isAvailable && (
        <Link className="button small" to={addTo} aria-label="パスキーを追加する">
          追加する
        </Link>
      )}
    </div>
    {passkeys.length > 0 && (
      <ul className="rows">
        {passkeys.map((passkey) => (
          <PasskeyRow key={passkey.id} passkey={passkey} result={result?.form === passkey.id ? result : undefined} now={now} />
        ))}
      </ul>
    )}
  </section>
)
