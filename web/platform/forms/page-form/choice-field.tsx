import type { ReactNode } from 'react'
import { Field } from '../field.tsx'
import type { FormOf } from './use-page-form.ts'

type Props<Name extends string> = {
  of: FormOf<Name>
  name: Name
  label: ReactNode
  /** In their order; as pairs where the values are numbers, which an object would sort. */
  names: Record<string, string> | (readonly [value: string | number, text: string])[]
  /** What stands first while nothing is chosen. */
  none?: string
  need?: 'must' | 'may'
  hint?: ReactNode
  required?: boolean
}

/** A labelled choice of one among few. */
export function ChoiceField<Name extends string>({ of, name, label, names, none, need, hint, required }: Props<Name>) {
  const { error, value } = of.field(name)
  return (
    <Field label={label} hint={hint} error={error} {...(need && { need })}>
      <select className="input" name={name} required={required} defaultValue={value}>
        {none !== undefined && <option value="">{none}</option>}
        {(Array.isArray(names) ? names : Object.entries(names)).map(([key, text]) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </select>
    </Field>
  )
}
