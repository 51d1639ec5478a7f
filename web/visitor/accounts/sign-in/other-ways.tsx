import { Form } from 'react-router'
import { PasskeyForm } from '#web/accounts/passkeys/passkey-form.tsx'

type Props = { ways: { passkey: boolean; line: boolean } }

/** The ways to sign in beside the password, as far as this site and this browser have them. */
export const OtherWays = ({ ways }: Props) => (
  <div className="stack sign-in-others">
    {ways.line && (
      <Form method="post" reloadDocument>
        <button type="submit" name="intent" value="line" className="button wide">
          LINEでログインする
        </button>
      </Form>
    )}
    {ways.passkey && <PasskeyForm isAutofilled>パスキーでログインする</PasskeyForm>}
  </div>
)
