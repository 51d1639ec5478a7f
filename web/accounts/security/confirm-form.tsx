import { Link, useActionData } from 'react-router'
import { Field } from '#web/platform/forms/field.tsx'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { FormRefusal } from '#web/platform/forms/form-refusal.tsx'
import { PasswordInput } from '#web/platform/forms/password/password-input.tsx'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { PasskeyForm } from '../passkeys/passkey-form.tsx'
import './security.css'

type Props = { email: string | undefined; hasPassword?: boolean; hasPasskey: boolean; resetPath: string; cancelPath: string }

/** Asks for the password again before a sensitive action, in case the user left the screen open. */
export function ConfirmForm({ email, hasPassword = true, hasPasskey, resetPath, cancelPath }: Props) {
  const result = useActionData<FormResult>()
  const refusal = result?.saved === false ? result.refusal : undefined
  const isWrong = refusal?.code === 'WRONG_PASSWORD'
  return (
    <div className="wrap security">
      <h1>ご本人の確認</h1>
      <p className="prose">大切な操作なので、パスワード{hasPasskey && 'かパスキー'}で、もう一度確かめます。15分のあいだは、くり返したずねません。</p>
      {!isWrong && <FormRefusal result={result} />}
      {!hasPassword && (
        <p className="note">
          パスワードを設定していません。<Link to={resetPath}>メールのリンクで設定する</Link>
          と、この操作を続けられます。15分以内にログインし直した場合も、確認なしで続けられます。
        </p>
      )}
      <PageForm reloadDocument>
        <input type="hidden" name="username" autoComplete="username" value={email} />
        <Field label="パスワード" error={refusal?.issues.password ?? (isWrong ? 'パスワードが違います。' : undefined)}>
          <PasswordInput name="password" autoComplete="current-password" isWrong={isWrong} />
        </Field>
        <SubmitButton look="primary wide">続ける</SubmitButton>
      </PageForm>
      {hasPasskey && (
        <div className="stack other-way">
          <PasskeyForm>パスキーで確かめる</PasskeyForm>
        </div>
      )}
      <p className="small">
        <Link to={resetPath}>パスワードを忘れたとき</Link>・<Link to={cancelPath}>キャンセル</Link>
      </p>
    </div>
  )
}
