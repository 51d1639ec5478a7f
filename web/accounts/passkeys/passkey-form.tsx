import { type ReactNode, useEffect, useRef } from 'react'
import { MembershipField } from '#web/platform/forms/page-form/membership-field.tsx'
import { Form } from 'react-router'
import { FieldError } from '#web/platform/forms/field.tsx'
import { provePasskey } from '#web/platform/forms/confirming/prove-passkey.ts'
import { usePasskeyAnswer } from '#web/platform/forms/confirming/use-passkey-answer.ts'
import { usePasskeySupport } from '#web/platform/forms/confirming/use-passkey-support.ts'
import './passkey-form.css'

/** The user has five minutes to answer the device. */
const FRESH = 240_000

type Props = {
  children: ReactNode
  /** The browser also offers passkeys at the address field: an input with `autoComplete="username webauthn"`. */
  isAutofilled?: boolean
  /** What else it sends. */
  hidden?: Record<string, string>
}

/** A button with which the user signs in or confirms by passkey: the page's action gets the intent `passkey` and a `proof`. Renders nothing where the browser has no passkeys. */
export function PasskeyForm({ children, isAutofilled = false, hidden = {} }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const { ask, problem } = usePasskeyAnswer(form, 'proof')
  const support = usePasskeySupport()
  const isSupported = support === 'yes'

  useEffect(() => {
    if (!isSupported || !isAutofilled) return
    const offer = () => void ask(() => provePasskey({ isQuiet: true }), true)
    offer()
    const renewing = setInterval(offer, FRESH)
    return () => clearInterval(renewing)
  }, [ask, isSupported, isAutofilled])

  if (support === 'unknown') return <div className="passkey-place" />
  if (!isSupported) return null
  return (
    <Form method="post" reloadDocument ref={form}>
      <MembershipField />
      <input type="hidden" name="intent" value="passkey" />
      <input type="hidden" name="proof" />
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button type="button" className="button wide" onClick={() => void ask(() => provePasskey())}>
        {children}
      </button>
      <div aria-live="polite">{problem && <FieldError>{problem}</FieldError>}</div>
    </Form>
  )
}
