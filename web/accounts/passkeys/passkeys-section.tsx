import { Link } from 'react-router'
import { dayText } from '#contract/platform/time/japan-time.ts'
import type { Passkey } from '#contract/accounts/sign-in/passkeys.ts'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { TextField } from '#web/platform/forms/page-form/text-field.tsx'
import { usePageForm } from '#web/platform/forms/page-form/use-page-form.ts'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'

type Props = { addTo: string; passkeys: Passkey[]; isAvailable: boolean; now: string }

export const PasskeysSection = ({ addTo, passkeys, isAvailable, now }: Props) => (
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
          <PasskeyRow key={passkey.id} passkey={passkey} now={now} />
        ))}
      </ul>
    )}
  </section>
)

type PasskeyRowProps = { passkey: Passkey; now: string }

/** One passkey: the name that its owner gave it, when it was added and last used; renaming and removing in a drawer. */
function PasskeyRow({ passkey: { id, name, created_at, last_used_at }, now }: PasskeyRowProps) {
  const day = (at: string) => <time dateTime={at}>{dayText(at, new Date(now))}</time>
  const form = usePageForm<{ name: string }>(id, { name })
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
      <details key={name} open={form.refused !== undefined}>
        <summary>
          名前の変更・削除
          <span className="vh">
            （<bdi>{name}</bdi>）
          </span>
        </summary>
        <PageForm of={form} className="" hidden={{ passkey_id: id }}>
          <TextField of={form} name="name" label="パスキーの名前" hint="どの端末のものか分かる名前。50文字まで。" maxLength={50} required />
          <p className="row">
            <SubmitButton look="small" intent="rename_passkey">
              名前を変更
            </SubmitButton>
            <SubmitButton look="small" intent="remove_passkey" formNoValidate>
              削除する
            </SubmitButton>
          </p>
        </PageForm>
      </details>
    </li>
  )
}
