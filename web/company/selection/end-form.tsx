import { Form } from 'react-router'
import type { SelectionStep } from '#contract/selection-steps.ts'
import { Field, FieldError } from '#web/forms/field.tsx'
import type { FormResult } from '#web/forms/form-result.ts'
import { textOf } from '#web/forms/text-of.ts'
import { useSelectionWords } from '#web/meetings/use-selection-words.ts'

/** Ends a selection: why, and what the candidate is told of it. They are told in any case. */
export function EndForm({ step, result }: { step: SelectionStep; result: FormResult | undefined }) {
  const { end_reasons } = useSelectionWords()
  const refused = result?.saved === false ? result : undefined
  const issues = refused?.refusal.issues ?? {}
  return (
    <details className="panel" id="end" open={refused !== undefined || undefined}>
      <summary>選考を終える</summary>
      <Form method="post" className="stack">
        <input type="hidden" name="form" value="end" />
        <input type="hidden" name="from_step" value={step} />
        <fieldset className="field">
          <legend>
            終了の理由<span className="must">必須</span>
          </legend>
          {end_reasons.map(({ key: value, name }) => (
            <label key={value} className="check">
              <input type="radio" name="end_reason" value={value} required defaultChecked={textOf(refused?.values.end_reason) === value} />
              {name}
            </label>
          ))}
          {issues.end_reason && <FieldError>{issues.end_reason}</FieldError>}
        </fieldset>
        <Field label="応募者に伝えること" need="may" hint="結果は、かならずメッセージで伝わります。空なら、短い定型の文を送ります。" error={issues.message}>
          <textarea className="input" name="message" rows={4} maxLength={2000} defaultValue={textOf(refused?.values.message)} />
        </Field>
        <Field label="社内のメモ" need="may" hint="応募者には見えません。" error={issues.note}>
          <textarea className="input" name="note" rows={2} maxLength={2000} defaultValue={textOf(refused?.values.note)} />
        </Field>
        <button type="submit" className="button primary" name="intent" value="end">
          終えて、相手に伝える
        </button>
      </Form>
    </details>
  )
}
