import { Form } from 'react-router'
import { endTexts } from '#contract/hiring/selection/selection-notice-texts.ts'
import type { SelectionStep } from '#contract/hiring/selection/selection-steps.ts'
import { Field, FieldError } from '#web/platform/forms/field.tsx'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { SavedInputNote } from '#web/platform/forms/kept/saved-input-note.tsx'
import { textOf } from '#web/platform/forms/text-of.ts'
import { useSavedInput } from '#web/platform/forms/kept/use-saved-input.ts'
import { useSelectionWords } from '#web/hiring/meetings/use-selection-words.ts'

/** Ends a selection: asks why, and what to tell the candidate. The site notifies them in any case. */
export function EndForm({ applicationId, step, result }: { applicationId: string; step: SelectionStep; result: FormResult | undefined }) {
  const { end_reasons } = useSelectionWords()
  const refused = result?.saved === false ? result : undefined
  const { form, ...kept } = useSavedInput(`end-${applicationId}`, result)
  const issues = refused?.refusal.issues ?? {}
  return (
    <details className="panel" id="end" open={refused !== undefined || kept.state === 'restored' || undefined}>
      <summary>選考を終える</summary>
      <Form method="post" className="stack" ref={form}>
        <input type="hidden" name="form" value="end" />
        <input type="hidden" name="from_step" value={step} />
        <fieldset className="field">
          <legend>
            終了の理由<span className="must">必須</span>
          </legend>
          {end_reasons.map(({ key: value, name }) => (
            <label key={value} className="check">
              <input type="radio" name="end_reason" value={value} required defaultChecked={textOf(refused?.values.end_reason) === value} />
              <span>
                {name}
                <span className="hint">未入力のときの文面：{endTexts[value]}</span>
              </span>
            </label>
          ))}
          {issues.end_reason && <FieldError>{issues.end_reason}</FieldError>}
        </fieldset>
        <Field
          label="候補者へのメッセージ"
          need="may"
          hint="結果は候補者にメッセージで通知されます。送信は60秒後で、それまでは取り消せます。"
          error={issues.message}
        >
          <textarea className="input" name="message" rows={4} maxLength={2000} defaultValue={textOf(refused?.values.message)} />
        </Field>
        <Field label="社内のメモ" need="may" hint="応募者には見えません。" error={issues.note}>
          <textarea className="input" name="note" rows={2} maxLength={2000} defaultValue={textOf(refused?.values.note)} />
        </Field>
        <SavedInputNote kept={kept} />
        <button type="submit" className="button primary" name="intent" value="end">
          選考を終了して通知
        </button>
      </Form>
    </details>
  )
}
