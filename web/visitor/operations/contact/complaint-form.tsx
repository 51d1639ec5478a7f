import { Form, useNavigation } from 'react-router'
import { reportKinds } from '#contract/operations/reports/ticket-words.ts'
import { Field } from '#web/platform/forms/field.tsx'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { FormRefusal } from '#web/platform/forms/form-refusal.tsx'
import { textOf } from '#web/platform/forms/text-of.ts'
import './complaint-form.css'

type Props = { isPage: boolean; isSignedIn: boolean; result: FormResult | undefined }

/** Works without scripts. Whoever is signed in is answered in their account; others may leave an address. */
export function ComplaintForm({ isPage, isSignedIn, result }: Props) {
  const isBusy = useNavigation().state !== 'idle'
  const { values = {}, issues = {} } = result?.saved === false ? { values: result.values, issues: result.refusal.issues } : {}
  const kinds = Object.entries(reportKinds).filter(([kind]) => !isPage || kind !== 'complaint')
  return (
    <Form method="post" className="stack complaint-form">
      <FormRefusal result={result} />
      <Field label="種類" error={issues.kind}>
        <select className="input" name="kind" required defaultValue={textOf(values.kind) || (isPage ? '' : 'complaint')}>
          <option value="">選んでください</option>
          {kinds.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      </Field>
      <Field
        label="くわしく"
        need={isPage ? 'may' : 'must'}
        hint="どこが、どう違うかを書いていただけると、早く確かめられます。メッセージの中身は書かなくてかまいません。"
        error={issues.note}
      >
        <textarea className="input" name="note" rows={5} maxLength={2_000} required={!isPage} defaultValue={textOf(values.note)} />
      </Field>
      {!isSignedIn && (
        <Field label="返事を受け取るメールアドレス" need="may" hint="書いていただくと、受付番号と回答を送ります。" error={issues.email}>
          <input className="input" type="email" name="email" autoComplete="email" maxLength={254} defaultValue={textOf(values.email)} />
        </Field>
      )}
      <button className="button primary" aria-disabled={isBusy}>
        {isPage ? '通報する' : '送る'}
      </button>
    </Form>
  )
}
