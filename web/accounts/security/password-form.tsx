import { useActionData } from 'react-router'
import { DoneNote } from '#web/platform/forms/done-note.tsx'
import { Field } from '#web/platform/forms/field.tsx'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { PasswordInput } from '#web/platform/forms/password/password-input.tsx'
import { FormRefusal } from '#web/platform/forms/form-refusal.tsx'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'

/** Changes the password of a user who knows the old one. Names the address for the browser's password manager. */
export function PasswordForm({ email }: { email: string | undefined }) {
  const result = useActionData<FormResult>()
  if (result?.saved) return <DoneNote result={result} />
  const issues = result?.refusal.issues ?? {}
  const isWrong = result?.refusal.code === 'WRONG_PASSWORD'
  return (
    <>
      {!isWrong && <FormRefusal result={result} />}
      <PageForm reloadDocument>
        <input type="hidden" name="username" autoComplete="username" value={email} />
        <Field label="いまのパスワード" error={issues.current_password ?? (isWrong ? 'いまのパスワードが違います。' : undefined)}>
          <PasswordInput name="current_password" autoComplete="current-password" />
        </Field>
        <Field label="新しいパスワード" hint="8文字以上。日本語や空白も使えます。" error={issues.password}>
          <PasswordInput name="password" autoComplete="new-password" />
        </Field>
        <SubmitButton look="primary">パスワードを変更</SubmitButton>
      </PageForm>
    </>
  )
}
