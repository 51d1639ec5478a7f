import type { ReactNode } from 'react'
import { Field } from '#web/platform/forms/field.tsx'
import { FormRefusal } from '#web/platform/forms/form-refusal.tsx'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { PasswordInput } from '#web/platform/forms/password/password-input.tsx'
import { DeadLink, useToken } from '../links/mailed-link.tsx'

type VerifyFormProps = {
  action: string
  token: string
  result: FormResult | undefined
  /** The label of the button. */
  lead: string
  /** Where to continue when the link has expired. */
  children: ReactNode
}

/** The end of a sign-up: opening the link changes nothing, the button does; in a browser other than that of the sign-up it asks for the password. */
export function VerifyForm({ action, result, lead, children, ...opened }: VerifyFormProps) {
  const token = useToken(opened.token, result)
  const code = result?.saved === false ? result.refusal.code : undefined
  const isPasswordAsked = code === 'SIGN_UP_PASSWORD_REQUIRED' || code === 'WRONG_PASSWORD'
  if (!token || code === 'LINK_INVALID') return <DeadLink title="メールアドレスの確認">{children}</DeadLink>
  return (
    <div className="wrap registration">
      <h1>メールアドレスの確認</h1>
      {isPasswordAsked ? (
        <p className="prose">
          申し込んだときと別のブラウザで開いています。ご本人の申し込みか確かめるため、そのときに決めたパスワードを入力してください。覚えのない申し込みなら、このページを閉じてください。
        </p>
      ) : (
        <p className="prose">{lead}</p>
      )}
      {code !== 'SIGN_UP_PASSWORD_REQUIRED' && <FormRefusal result={result} />}
      <PageForm action={action} hidden={{ token }} reloadDocument>
        {isPasswordAsked && (
          <Field label="申し込みのときのパスワード">
            <PasswordInput name="password" autoComplete="current-password" />
          </Field>
        )}
        <SubmitButton look="primary wide">登録を完了する</SubmitButton>
      </PageForm>
    </div>
  )
}
