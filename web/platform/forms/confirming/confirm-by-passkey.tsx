import { type ReactNode, useRef } from 'react'
import { Form } from 'react-router'
import { provePasskey } from './prove-passkey.ts'
import { usePasskeyAnswer } from './use-passkey-answer.ts'
import { usePasskeySupport } from './use-passkey-support.ts'
import { FieldError } from '../field.tsx'

/** Goes on with what was entered (`children`, hidden fields) once a passkey says who is there. Nothing where the browser knows no passkeys. */
export function ConfirmByPasskey({ action, children }: { action: string; children: ReactNode }) {
  const form = useRef<HTMLFormElement>(null)
  const { ask, problem } = usePasskeyAnswer(form, 'confirm_proof')
  if (usePasskeySupport() !== 'yes') return null
  return (
    <Form method="post" action={action} reloadDocument ref={form} aria-label="パスキーでの確認">
      {children}
      <input type="hidden" name="confirm_proof" />
      <button type="button" className="button" onClick={() => void ask(() => provePasskey())}>
        パスキーで確認して続ける
      </button>
      <div aria-live="polite">{problem && <FieldError>{problem}</FieldError>}</div>
    </Form>
  )
}
