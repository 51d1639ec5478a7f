import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser'
import { MembershipField } from '#web/platform/forms/page-form/membership-field.tsx'
import { useRef } from 'react'
import { Form } from 'react-router'
import { FieldError } from '#web/platform/forms/field.tsx'
import { usePasskeyAnswer } from '#web/platform/forms/confirming/use-passkey-answer.ts'
import { usePasskeySupport } from '#web/platform/forms/confirming/use-passkey-support.ts'

type Props = {
  /** Asks the API of the user's area which passkey the device is to create. */
  begin: () => Promise<PublicKeyCredentialCreationOptionsJSON>
}

/** A button that creates a passkey on this device and sends it to the page's action as `passkey`. Explains where the browser cannot create one. */
export function MakePasskey({ begin }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const { ask, problem } = usePasskeyAnswer(form, 'passkey')
  const support = usePasskeySupport()
  if (support === 'address') return <NamelessAddress />
  if (support === 'no') return <p className="note">このブラウザは、パスキーに対応していません。</p>
  return (
    <Form method="post" reloadDocument ref={form}>
      <MembershipField />
      <noscript>
        <p className="note">パスキーを作るには、JavaScriptが要ります。</p>
      </noscript>
      <input type="hidden" name="intent" value="add_passkey" />
      <input type="hidden" name="passkey" />
      {support === 'yes' && (
        <button type="button" className="button primary" onClick={() => void ask(async () => startRegistrationOf(await begin()))}>
          この端末で作る
        </button>
      )}
      <div aria-live="polite">{problem && <FieldError>{problem}</FieldError>}</div>
    </Form>
  )
}

async function startRegistrationOf(optionsJSON: PublicKeyCredentialCreationOptionsJSON) {
  const { startRegistration } = await import('@simplewebauthn/browser')
  return startRegistration({ optionsJSON })
}

/** Explains why a page under a bare IP address has no passkeys; on the user's own machine it links to the host name. */
function NamelessAddress() {
  const { hostname, href } = location
  return (
    <p className="note">
      {hostname}のような番号だけのアドレスでは、パスキーを使えません。
      {hostname.startsWith('127.') && (
        <>
          <a href={href.replace(hostname, 'localhost')}>localhostで開く</a>と、使えます（もう一度ログインします）。
        </>
      )}
    </p>
  )
}
