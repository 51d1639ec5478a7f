import type { HTMLAttributes, ReactNode } from 'react'
import { Field } from '#web/platform/forms/field.tsx'
import { fieldAnchor } from '../editor/company-save-bar.tsx'
import type { FieldValues } from '../editor/field-values.ts'

type TextFieldProps = {
  values: Pick<FieldValues, 'text' | 'refusal'>
  name: string
  /** The place of its value when the form started, where rows have moved since. */
  from?: string
  label: ReactNode
  hint?: ReactNode
  need?: 'must' | 'may'
  /** The number of lines; absent for a single line. */
  rows?: number
  longest?: number
  type?: 'date' | 'email' | 'tel' | 'url'
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode']
  onTyped?: (value: string) => void
}

export function TextField({ values, name, from = name, label, hint, need, rows, longest, type, inputMode, onTyped }: TextFieldProps) {
  const error = values.refusal(name)
  const told = { name, maxLength: longest, defaultValue: values.text(from), ...(need === 'must' && { required: true }) }
  return (
    <div id={fieldAnchor(name)}>
      <Field label={label} {...(need && { need })} {...(hint && { hint })} {...(error && { error })}>
        {rows ? (
          <textarea {...told} className={rows > 3 ? 'input long' : 'input'} rows={rows} />
        ) : (
          // The server checks addresses, and says in our words what is wrong.
          <input
            {...told}
            className="input"
            type={type === 'date' ? 'date' : 'text'}
            inputMode={type === 'date' ? undefined : (type ?? inputMode)}
            onInput={onTyped && (({ currentTarget }) => onTyped(currentTarget.value))}
          />
        )}
      </Field>
    </div>
  )
}

type TickProps = { values: FieldValues; name: string; from?: string; label: string; hint?: string }

export const Tick = ({ values, name, from = name, label, hint }: TickProps) => (
  <div className="field">
    <label className="check">
      <input type="checkbox" name={name} value="on" defaultChecked={values.text(from) !== ''} />
      {label}
    </label>
    {hint && <p className="hint">{hint}</p>}
  </div>
)
