import type { Master } from '#contract/platform/lookups/masters.ts'
import { Field } from '#web/platform/forms/field.tsx'
import type { FieldValues } from '../editor/field-values.ts'

type SelectFieldProps = { values: FieldValues; name: string; label: string; hint?: string; options: readonly Master[] }

export function SelectField({ values, name, label, hint, options }: SelectFieldProps) {
  const error = values.refusal(name)
  return (
    <Field label={label} {...(hint && { hint })} {...(error && { error })}>
      <select className="input" name={name} defaultValue={values.text(name)}>
        <option value="">選んでいません</option>
        {options.map(({ id, name: option }) => (
          <option key={id} value={id}>
            {option}
          </option>
        ))}
      </select>
    </Field>
  )
}
