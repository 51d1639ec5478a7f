import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser'
import { useRef } from 'react'
import { Form } from 'react-router'
import { FieldError } from '#web/platform/forms/field.tsx'
import { usePasskeyAnswer } from '#web/platform/forms/confirming/use-passkey-answer.ts'
import { usePasskeySupport } from '#web/platform/forms/confirming/use-passkey-support.ts'

type Props = {
  /** Asks the API of one's own area what the device is to make. */
  begin: () => Promise<PublicKeyCredentialCreationOptionsJSON>
}

/** A button that makes a passkey on this device: the page's action gets it as `passkey`. Says why where there can be none. */
export function MakePasskey({ begin }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const { ask, problem } = usePasskeyAnswer(form, 'passkey')
  const support = usePasskeySupport()
  if (support === 'address') return <NamelessAddress />
  if (support === 'no') return <p className="note">このブラウザは、パスキーに対応していません。</p>
  return (
    <Form method="post" reloadDocument ref={form}>
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

/** Says why a page under a bare IP address has no passkeys; on one's own machine there is a name to go on with. */
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
