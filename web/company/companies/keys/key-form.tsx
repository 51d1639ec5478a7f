import { Form } from 'react-router'
import { allScopes, apiKeyScopes, keyDays } from '#contract/companies/members/api-key-scopes.ts'
import { Field, FieldError } from '#web/platform/forms/field.tsx'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { textOf } from '#web/platform/forms/text-of.ts'

export function KeyForm({ result }: { result: FormResult | undefined }) {
  const refused = result?.saved === false ? result : undefined
  const issues = refused?.refusal.issues ?? {}
  const ticked = [refused?.values.scopes ?? []].flat()
  return (
    <Form method="post" className="panel stack">
      <Field label="名前" need="must" hint="どのプログラムで使うかを書きます。" error={issues.name}>
        <input className="input" name="name" maxLength={50} required defaultValue={textOf(refused?.values.name)} />
      </Field>
      <fieldset className="field" aria-describedby={issues.scopes ? 'scopes-error' : undefined}>
        <legend>
          許可する範囲<span className="must">必須</span>
        </legend>
        {allScopes.map((scope) => (
          <label className="check" key={scope}>
            <input type="checkbox" name="scopes" value={scope} defaultChecked={ticked.includes(scope)} />
            {apiKeyScopes[scope].label}（{scope}）
          </label>
        ))}
        {issues.scopes && <FieldError id="scopes-error">許可する範囲を1つ以上選んでください。</FieldError>}
      </fieldset>
      <Field label="期限" need="must">
        <select className="input" name="days" defaultValue={textOf(refused?.values.days) || '90'}>
          {keyDays.map((days) => (
            <option key={days} value={days}>
              {days}日
            </option>
          ))}
        </select>
      </Field>
      <button type="submit" className="button primary">
        キーを作る
      </button>
    </Form>
  )
}
