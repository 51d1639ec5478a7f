import { Field } from '#web/platform/forms/field.tsx'
import { textOf } from '#web/platform/forms/text-of.ts'
import { PasswordInput } from '#web/platform/forms/password-input.tsx'
import { Agreements } from './agreements.tsx'
import { useReferral } from './use-referral.ts'

type Props = { issues?: Record<string, string>; values?: Record<string, unknown>; isAgeAsked?: boolean }

/** Everything that an account needs, and the values that the link carried. */
export function AccountFields({ issues = {}, values = {}, isAgeAsked = true }: Props) {
  const { referral } = useReferral()
  return (
    <>
      {referral.map((given) => (
        <input key={given.name} type="hidden" {...given} />
      ))}
      <Field label="メールアドレス" hint="確認のメールを送ります。連絡先を明かすまで企業に見えません。" error={issues.email}>
        <input className="input" name="email" type="email" autoComplete="username" inputMode="email" required defaultValue={textOf(values.email)} />
      </Field>
      <Field label="パスワード" hint="8文字以上。日本語や空白も使えます。" error={issues.password}>
        <PasswordInput name="password" autoComplete="new-password" />
      </Field>
      <Agreements issues={issues} values={values} isAgeAsked={isAgeAsked} />
    </>
  )
}
