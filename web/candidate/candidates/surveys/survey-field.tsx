import type { SurveyQuestion } from '#contract/candidates/surveys/surveys.ts'
import { Field, FieldError } from '#web/platform/forms/field.tsx'
import { textOf } from '#web/platform/forms/text-of.ts'

type SurveyFieldProps = { question: SurveyQuestion; given: unknown; error?: string }

const steps = ['1', '2', '3', '4', '5']

/** One question with the control that its kind asks for. */
export function SurveyField({ question: { key, kind, label, choices, required }, given, error }: SurveyFieldProps) {
  const name = `answers.${key}`
  const need = required ? 'must' : 'may'
  if (kind === 'text')
    return (
      <Field label={label} need={need} error={error}>
        <textarea className="input" name={name} rows={4} maxLength={2000} defaultValue={textOf(given)} required={required} />
      </Field>
    )
  const chosen = [given ?? []].flat().map(textOf)
  const isMany = kind === 'choices'
  return (
    <fieldset className="field">
      <legend>
        {label}
        <span className={need}>{required ? '必須' : '任意'}</span>
      </legend>
      <div className={kind === 'scale' ? 'survey-scale' : undefined}>
        {(kind === 'scale' ? steps : choices).map((choice) => (
          <label key={choice} className="check">
            <input type={isMany ? 'checkbox' : 'radio'} name={name} value={choice} defaultChecked={chosen.includes(choice)} required={required && !isMany} />
            {choice}
          </label>
        ))}
      </div>
      {error && <FieldError>{error}</FieldError>}
    </fieldset>
  )
}
