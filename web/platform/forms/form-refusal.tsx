import { type ReactNode, useRef } from 'react'
import { MembershipField } from '#web/platform/forms/page-form/membership-field.tsx'
import { Form, useLocation } from 'react-router'
import { provePasskey } from './confirming/prove-passkey.ts'
import { usePasskeyAnswer } from './confirming/use-passkey-answer.ts'
import { usePasskeySupport } from './confirming/use-passkey-support.ts'
import { Field, FieldError } from './field.tsx'
import type { FormResult } from './form-result.ts'
import { ToFirstProblem } from './to-first-problem.tsx'
import { useFocusAfter } from './use-focus-after.ts'
import { PasswordInput } from './password/password-input.tsx'

/** At the top of a form that was refused: what is wrong, and how many fields. Takes the focus, so that a screen reader says it. */
export function FormRefusal({ result }: { result: FormResult | undefined }) {
  const box = useRef<HTMLDivElement>(null)
  useFocusAfter(box, result?.saved === false && result)
  if (!result || result.saved) return null
  const { code, sentence, issues } = result.refusal
  if (code === 'CONFIRMATION_REQUIRED')
    return (
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- as the effect does in an open page
      <div role="alert" tabIndex={-1} ref={box} autoFocus>
        <ConfirmHere result={result} />
      </div>
    )
  const names = Object.keys(issues)
  return (
    // oxlint-disable-next-line jsx-a11y/no-autofocus -- as the effect does in an open page
    <div className="note alert" role="alert" tabIndex={-1} ref={box} autoFocus>
      {names.length > 0
        ? `${names.length}か所を直してください。${names.some(isFile) ? 'ファイルは、もう一度選んでください。' : '入力した内容は残っています。'}`
        : sentence}
      {names.length > 0 && <ToFirstProblem result={result} />}
    </div>
  )
}

/** No browser keeps a chosen file in a form that it shows again. */
const isFile = (name: string) => /(?:^|[._])file/.test(name)

type Refused = Extract<FormResult, { saved: false }>

/** Asks for the password where an act needs it again, and carries what was entered: with the right password, or a passkey, the act goes on without another press. */
function ConfirmHere({ result: { refusal, values, form, intent } }: { result: Refused }) {
  const { pathname, search } = useLocation()
  const params = new URLSearchParams(search)
  params.delete('confirmed')
  const carried = [...entriesOf(values), ...(form ? [['form', form] as const] : []), ...(intent ? [['intent', intent] as const] : [])]
  const action = `${pathname}?${params}`
  const hidden = carried.map(([name, value], index) => <input key={index} type="hidden" name={name} value={value} />)
  return (
    <div className="panel stack">
      <Form method="post" action={action} reloadDocument className="stack" aria-label="ご本人の確認">
        <MembershipField />
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

/** The entries of a form that `submitForm` read into an object: `{ a: [{ b: 'c' }] }` is `a[0].b` = `c`. */
export function entriesOf(values: unknown, name = ''): [name: string, value: string][] {
  if (typeof values === 'string') return [[name, values]]
  if (Array.isArray(values)) return values.flatMap((value, index) => entriesOf(value, typeof value === 'string' ? name : `${name}[${index}]`))
  if (typeof values !== 'object' || values === null) return []
  return Object.entries(values).flatMap(([key, value]) => entriesOf(value, name ? `${name}.${key}` : key))
}

/** Goes on with what was entered (`children`, hidden fields) once a passkey says who is there. Nothing where the browser knows no passkeys. */
function ConfirmByPasskey({ action, children }: { action: string; children: ReactNode }) {
  const form = useRef<HTMLFormElement>(null)
  const { ask, problem } = usePasskeyAnswer(form, 'confirm_proof')
  if (usePasskeySupport() !== 'yes') return null
  return (
    <Form method="post" action={action} reloadDocument ref={form} aria-label="パスキーでの確認">
      <MembershipField />
      {children}
      <input type="hidden" name="confirm_proof" />
      <button type="button" className="button" onClick={() => void ask(() => provePasskey())}>
        パスキーで確認して続ける
      </button>
      <div aria-live="polite">{problem && <FieldError>{problem}</FieldError>}</div>
    </Form>
  )
}
