import { Form, useNavigation } from 'react-router'
import { Field } from '#web/platform/forms/field.tsx'
import { FormRefusal } from '#web/platform/forms/form-refusal.tsx'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { textOf } from '#web/platform/forms/text-of.ts'

/** One company, and whom to invite as its admin. */
export function OneCompanyForm({ result }: { result: FormResult | undefined }) {
  const isBusy = useNavigation().state !== 'idle'
  const refused = result?.saved === false ? result : undefined
  const issues = refused?.refusal.issues ?? {}
  const was = (name: string) => textOf(refused?.values[name])
  return (
    <Form method="post" className="stack prose">
      <FormRefusal result={result} />
      <input type="hidden" name="form" value="one" />
      <Field label="企業名" need="must" hint="登記している名称。" error={issues.company_name}>
        <input className="input" name="company_name" maxLength={200} required defaultValue={was('company_name')} />
      </Field>
      {refused?.refusal.code === 'COMPANY_TWINS' && (
        <label className="check">
          <input type="checkbox" name="is_another" value="true" /> これらとは別の企業として加える
        </label>
      )}
      <Field label="法人番号" need="may" hint="13桁。" error={issues.corporate_number}>
        <input className="input num" name="corporate_number" inputMode="numeric" maxLength={20} defaultValue={was('corporate_number')} />
      </Field>
      <Field label="企業のサイト" need="may" hint="ドメインだけでもよい。例：example.co.jp" error={issues.url}>
        <input className="input" name="url" inputMode="url" maxLength={500} defaultValue={was('url')} />
      </Field>
      <Field label="最初のメンバーのメールアドレス" need="may" hint="管理者として招待するメールを送ります。" error={issues.email}>
        <input className="input" name="email" type="email" inputMode="email" autoComplete="off" defaultValue={was('email')} />
      </Field>
      <div>
        <button type="submit" name="intent" value="one" className="button primary" aria-disabled={isBusy}>
          企業を加える
        </button>
      </div>
    </Form>
  )
}
