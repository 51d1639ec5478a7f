import { Form } from 'react-router'
import type { SelectionStep } from '#contract/hiring/selection/selection-steps.ts'
import { Field } from '#web/platform/forms/field.tsx'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { textOf } from '#web/platform/forms/text-of.ts'
import { useSelectionWords } from '#web/hiring/meetings/use-selection-words.ts'

/** Moves the selection to another step, or adds a note, which the candidate never sees. Can reopen an ended selection. */
export function StepForm({ step, result }: { step: SelectionStep; result: FormResult | undefined }) {
  const { stepName, choicesBeside } = useSelectionWords()
  const refused = result?.saved === false ? result : undefined
  return (
    <Form method="post" className="panel stack" key={step}>
      <h2>{step === 'end' ? '選考を再開する' : '段階とメモ'}</h2>
      <input type="hidden" name="form" value="step" />
      <input type="hidden" name="from_step" value={step} />
      <Field label="段階">
        <select className="input" name="step" defaultValue={textOf(refused?.values.step)}>
          <option value="">いまのまま（{stepName(step)}）</option>
          {choicesBeside(step)
            .filter(({ key }) => key !== 'end')
            .map(({ key, name }) => (
              <option key={key} value={key}>
                {name}
              </option>
            ))}
        </select>
      </Field>
      <Field label="社内のメモ" need="may" hint="応募者には見えません。" error={refused?.refusal.issues.note}>
        <textarea className="input" name="note" rows={3} maxLength={2000} defaultValue={textOf(refused?.values.note)} />
      </Field>
      <button type="submit" className="button" name="intent" value="step">
        記録する
      </button>
    </Form>
  )
}
