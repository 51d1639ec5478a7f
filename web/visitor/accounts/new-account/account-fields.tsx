import { Field } from '#web/platform/forms/field.tsx'
import { PasswordInput } from '#web/platform/forms/password/password-input.tsx'
import { TextField } from '#web/platform/forms/page-form/text-field.tsx'
import { textOf } from '#web/platform/forms/values/text-of.ts'
import { Agreements } from './agreements.tsx'
import { useReferral } from './use-referral.ts'

type Props = { issues?: Record<string, string> | undefined; values?: Record<string, unknown> | undefined }

/** Everything that an account needs, and the values that the link carried. */
export function AccountFields({ issues = {}, values = {} }: Props) {
  const { referral } = useReferral()
  const of = { field: (name: string) => ({ name, error: issues[name], value: textOf(values[name]) }) }
  return (
    <>
      {referral.map((given) => (
        <input key={given.name} type="hidden" {...given} />
      ))}
      <TextField
        of={of}
        name="email"
        label="メールアドレス"
        hint="確認のメールを送ります。連絡先を明かすまで企業に見えません。"
        type="email"
        autoComplete="username"
        inputMode="email"
        required
      />
      <Field label="パスワード" hint="8文字以上。日本語や空白も使えます。" error={issues.password}>
        <PasswordInput name="password" autoComplete="new-password" />
      </Field>
      <Agreements issues={issues} values={values} />
    </>
  )
}
