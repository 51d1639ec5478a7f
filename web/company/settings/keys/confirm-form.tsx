import { Form } from 'react-router'
import { Field } from '#web/forms/field.tsx'
import { useCompanyAccount } from '../../use-company-account.ts'

/** Making a key begins with the password, before anything is typed that could be lost. */
export function ConfirmForm() {
  const { email } = useCompanyAccount()
  return (
    <Form method="post" className="panel stack" reloadDocument>
      <h2>キーを作る</h2>
      <p>大切な操作なので、パスワードでもう一度確かめます。15分のあいだは、くり返したずねません。</p>
      <input type="hidden" name="username" autoComplete="username" value={email} />
      <Field label="パスワード">
        <input className="input" name="password" type="password" autoComplete="current-password" required />
      </Field>
      <button type="submit" className="button primary" name="intent" value="confirm">
        つづける
      </button>
    </Form>
  )
}
