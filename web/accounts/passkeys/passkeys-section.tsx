import { Form, Link, useNavigation } from 'react-router'
import { dayText } from '#contract/platform/time/japan-time.ts'
import type { Passkey } from '#contract/accounts/sign-in/passkeys.ts'
import { Field } from '#web/platform/forms/field.tsx'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'

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

type PasskeyRowProps = { passkey: Passkey; result: FormResult | undefined; now: string }

/** One passkey: the name that its owner gave it, when it was added and last used; renaming and removing in a drawer. */
function PasskeyRow({ passkey: { id, name, created_at, last_used_at }, result, now }: PasskeyRowProps) {
  const isBusy = useNavigation().state !== 'idle'
  const day = (at: string) => <time dateTime={at}>{dayText(at, new Date(now))}</time>
  const refused = result?.saved === false ? result : undefined
  return (
    <li className="passkey">
      <div>
        <p>
          <bdi>{name}</bdi>
        </p>
        <p className="small muted">
          {day(created_at)}追加・{last_used_at ? <>最後に使ったのは{day(last_used_at)}</> : 'まだ使っていません'}
        </p>
      </div>
      {/* A renamed passkey gets a new, closed drawer. */}
      <details key={name} open={refused !== undefined}>
        <summary>
          名前を変える・削除する
          <span className="vh">
            （<bdi>{name}</bdi>）
          </span>
        </summary>
        <Form method="post">
          <input type="hidden" name="form" value={id} />
          <input type="hidden" name="passkey_id" value={id} />
          <Field label="パスキーの名前" hint="どの端末のものか分かる名前。50文字まで。" error={refused?.refusal.issues.name}>
            <input className="input" name="name" id={`passkey-${id}`} maxLength={50} required defaultValue={refused ? textOf(refused.values.name) : name} />
          </Field>
          <p className="row">
            <button type="submit" name="intent" value="rename_passkey" className="button small" aria-disabled={isBusy}>
              名前を変える
            </button>
            <button type="submit" name="intent" value="remove_passkey" formNoValidate className="button small" aria-disabled={isBusy}>
              削除する
            </button>
          </p>
        </Form>
      </details>
    </li>
  )
}
