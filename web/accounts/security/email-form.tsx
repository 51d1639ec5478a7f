import { Form, useActionData, useNavigation } from 'react-router'
import { DoneNote } from '#web/platform/forms/done-note.tsx'
import { Field } from '#web/platform/forms/field.tsx'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { FormRefusal } from '#web/platform/forms/form-refusal.tsx'
import { textOf } from '#web/platform/forms/values/text-of.ts'
import { MailNote } from '#web/platform/shell/mail-note.tsx'

/** Asks for another address, which takes effect once the user opens the link sent to it. */
export function EmailForm({ email, hint }: { email: string | undefined; hint?: string }) {
  const result = useActionData<FormResult>()
  const isBusy = useNavigation().state !== 'idle'
  return (
    <>
      <MailNote />
      {result?.saved ? (
        <DoneNote result={result} />
      ) : (
        <>
          <p className="address">いまのアドレス：{email}</p>
          <FormRefusal result={result} />
          <Form method="post" className="stack" reloadDocument>
            <Field label="新しいメールアドレス" hint={hint} error={result?.refusal.issues.email}>
              <input className="input" name="email" type="email" autoComplete="email" inputMode="email" required defaultValue={textOf(result?.values.email)} />
            </Field>
            <button type="submit" className="button primary" aria-disabled={isBusy}>
              確認のメールを受け取る
            </button>
          </Form>
        </>
      )}
    </>
  )
}
