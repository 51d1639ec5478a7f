import { Form, useActionData, useNavigation } from 'react-router'
import { DoneNote } from '#web/platform/forms/done-note.tsx'
import { Field } from '#web/platform/forms/field.tsx'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { FormRefusal } from '#web/platform/forms/form-refusal.tsx'
import { textOf } from '#web/platform/forms/text-of.ts'
import { useOperatorAccount } from '#web/operator/use-operator-account.ts'

/** For somebody whose registration mail did not arrive: they are in no list before their address is proved. */
export function SignUpMail() {
  const { acts } = useOperatorAccount()
  const result = useActionData<FormResult>()
  const isBusy = useNavigation().state !== 'idle'
  if (!acts.includes('help_people')) return null
  const refused = result?.saved === false ? result : undefined
  return (
    <section aria-labelledby="sign-up-mail">
      <h2 id="sign-up-mail">登録の確認メールが届かないとき</h2>
      <DoneNote result={result} />
      <FormRefusal result={result} />
      <Form method="post" className="stack">
        <Field label="登録に使ったメールアドレス" error={refused?.refusal.issues.email}>
          <input className="input" type="email" name="email" required maxLength={254} autoComplete="off" defaultValue={textOf(refused?.values.email)} />
        </Field>
        <button className="button" aria-disabled={isBusy}>
          確認メールを送りなおす
        </button>
      </Form>
    </section>
  )
}
