import { Form } from 'react-router'
import { Field } from '#web/platform/forms/field.tsx'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { textOf } from '#web/platform/forms/text-of.ts'
import { FactsFields } from './facts-fields.tsx'
import { factsOf } from './facts-of.ts'
import { fieldTime } from '../maintenance/field-time.ts'

/** Keeps what was found as a record, which outlives the log of accesses. */
export function OpenForm({ result, isBusy, now }: { result: FormResult | undefined; isBusy: boolean; now: string }) {
  const refused = result?.saved === false ? result : undefined
  const issues = refused?.refusal.issues ?? {}
  const value = (name: string) => textOf(refused?.values[name])
  return (
    <details className="panel leak-form" open={refused !== undefined}>
      <summary>この人たちの記録を作る</summary>
      <Form method="post" className="stack leak-open">
        <Field label="題名" need="must" hint="個人の名前は書かないでください。" error={issues.title}>
          <input className="input" name="title" maxLength={200} required defaultValue={value('title')} />
        </Field>
        <Field label="知った時刻" need="must" error={issues.known_at}>
          <input className="input" name="known_at" type="datetime-local" required defaultValue={value('known_at') || fieldTime(Date.parse(now))} />
        </Field>
        <Field label="訓練か、ほんとうか">
          <select className="input" name="is_drill" defaultValue={value('is_drill') || 'yes'}>
            <option value="yes">訓練（メールは送りません）</option>
            <option value="no">ほんとうの漏えい、またはそのおそれ</option>
          </select>
        </Field>
        <FactsFields facts={refused && factsOf(refused.values)} />
        <button type="submit" className="button primary" aria-disabled={isBusy}>
          記録を作る
        </button>
      </Form>
    </details>
  )
}
