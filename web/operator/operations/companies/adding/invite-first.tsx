import { Form, useNavigation } from 'react-router'
import { Field } from '#web/platform/forms/field.tsx'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { textOf } from '#web/platform/forms/text-of.ts'

/** While a company has no members: whom an operator invites as its admin. */
export function InviteFirst({ result }: { result: FormResult | undefined }) {
  const isBusy = useNavigation().state !== 'idle'
  const refused = result?.saved === false ? result : undefined
  return (
    <Form method="post" className="stack prose">
      <input type="hidden" name="form" value="invite" />
      <Field
        label="最初のメンバーのメールアドレス"
        hint="管理者として招待するメールを送ります。リンクは7日のあいだ使えます。"
        error={refused?.refusal.issues.email}
      >
        <input className="input" name="email" type="email" inputMode="email" autoComplete="off" required defaultValue={textOf(refused?.values.email)} />
      </Field>
      <div>
        <button type="submit" name="intent" value="invite" className="button" aria-disabled={isBusy}>
          招待する
        </button>
      </div>
    </Form>
  )
}
