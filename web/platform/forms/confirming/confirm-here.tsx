import { Form, useLocation } from 'react-router'
import { entriesOf } from './entries-of.ts'
import { Field } from '../field.tsx'
import type { FormResult } from '../form-result.ts'
import { ConfirmByPasskey } from './confirm-by-passkey.tsx'
import { PasswordInput } from '../password-input.tsx'

type Refused = Extract<FormResult, { saved: false }>

/** Asks for the password where an act needs it again, and carries what was entered: with the right password, or a passkey, the act goes on without another press. */
export function ConfirmHere({ result: { refusal, values, form, intent } }: { result: Refused }) {
  const { pathname, search } = useLocation()
  const params = new URLSearchParams(search)
  params.delete('confirmed')
  const carried = [...entriesOf(values), ...(form ? [['form', form] as const] : []), ...(intent ? [['intent', intent] as const] : [])]
  const action = `${pathname}?${params}`
  const hidden = carried.map(([name, value], index) => <input key={index} type="hidden" name={name} value={value} />)
  return (
    <div className="panel stack">
      <Form method="post" action={action} reloadDocument className="stack" aria-label="ご本人の確認">
        <p>ご本人の確認のため、パスワードをもう一度入力してください。入力した内容のまま続けます。</p>
        {hidden}
        <Field label="パスワード" error={refusal.issues.confirm_password}>
          <PasswordInput name="confirm_password" autoComplete="current-password" />
        </Field>
        <button type="submit" className="button primary">
          確認して続ける
        </button>
      </Form>
      <ConfirmByPasskey action={action}>{hidden}</ConfirmByPasskey>
    </div>
  )
}
