import { offered } from '#contract/platform/lookups/offered.ts'
import type { Master } from '#contract/platform/lookups/masters.ts'
import { FieldError } from '#web/platform/forms/field.tsx'
import type { FieldValues } from '../editor/field-values.ts'

type ChoicesProps = { values: FieldValues; name: string; label: string; hint?: string; options: readonly Master[]; type?: 'checkbox' | 'radio' }

/** Rows of a code table to tick: any number, or one. */
export function Choices({ values, name, label, hint, options, type = 'checkbox' }: ChoicesProps) {
  const chosen = values.list(name)
  const error = values.refusal(name)
  return (
    <fieldset className="field" aria-describedby={error && `${name}-error`}>
      <legend>{label}</legend>
      {hint && <p className="hint">{hint}</p>}
      <div className="editor-checks">
        {type === 'radio' && (
          <label className="check">
            <input type="radio" name={name} value="" defaultChecked={chosen.length === 0} />
            選んでいません
          </label>
        )}
        {offered(options, chosen).map(({ id, name: option }) => (
          <label key={id} className="check">
            <input type={type} name={name} value={id} defaultChecked={chosen.includes(String(id))} />
            {option}
          </label>
        ))}
      </div>
      {error && <FieldError id={`${name}-error`}>{error}</FieldError>}
    </fieldset>
  )
}
