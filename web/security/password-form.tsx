import { Form, useActionData, useNavigation } from 'react-router'
import { DoneNote } from '#web/forms/done-note.tsx'
import { Field } from '#web/forms/field.tsx'
import type { FormResult } from '#web/forms/form-result.ts'
import { FormRefusal } from '#web/forms/form-refusal.tsx'

/** A new password for whoever has confirmed themself a moment ago. The address is named for the browser's keeper of passwords. */
export function PasswordForm({ email }: { email: string | undefined }) {
  const result = useActionData<FormResult>()
  const isBusy = useNavigation().state !== 'idle'
  if (result?.saved) return <DoneNote result={result} />
  return (
    <>
      <FormRefusal result={result} />
      <Form method="post" className="stack" reloadDocument>
        <input type="hidden" name="username" autoComplete="username" value={email} />
        <Field label="新しいパスワード" hint="8文字以上。日本語や空白も使えます。" error={result?.refusal.issues.password}>
          <input className="input" name="password" type="password" autoComplete="new-password" required />
        </Field>
        <button type="submit" className="button primary" aria-disabled={isBusy}>
          パスワードを変える
        </button>
      </Form>
    </>
  )
}
