import { Form } from 'react-router'
import { Field } from '#web/forms/field.tsx'
import type { FormResult } from '#web/forms/form-result.ts'
import { FactsFields } from './facts-fields.tsx'
import { fieldTime } from '../maintenance/field-time.ts'

/** Keeps what was found as a record, which outlives the log of accesses. */
export function OpenForm({ result, isBusy, now }: { result: FormResult | undefined; isBusy: boolean; now: string }) {
  const issues = result?.saved === false ? result.refusal.issues : {}
  return (
    <details className="panel">
      <summary>この人たちの記録を作る</summary>
      <Form method="post" className="stack">
        <Field label="題名" hint="個人の名前は書かないでください。" error={issues.title}>
          <input className="input" name="title" maxLength={200} required />
        </Field>
        <Field label="知った時刻" error={issues.known_at}>
          <input className="input" name="known_at" type="datetime-local" required defaultValue={fieldTime(Date.parse(now))} />
        </Field>
        <Field label="訓練か">
          <select className="input" name="is_drill" defaultValue="yes">
            <option value="yes">訓練（メールは送りません）</option>
            <option value="no">ほんとうの漏えい、またはそのおそれ</option>
          </select>
        </Field>
        <FactsFields />
        <button type="submit" className="button primary" aria-disabled={isBusy}>
          記録を作る
        </button>
      </Form>
    </details>
  )
}
