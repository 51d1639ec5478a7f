import type { ComponentProps, ReactNode } from 'react'
import { Field } from '../field.tsx'
import type { FormOf } from './use-page-form.ts'

type Props<Name extends string> = Omit<ComponentProps<'input'>, 'form' | 'name' | 'value' | 'defaultValue' | 'className' | 'children'> & {
  of: FormOf<Name>
  name: Name
  label: ReactNode
  need?: 'must' | 'may'
  hint?: ReactNode
  /** Lines; without them it is a field of one line. */
  rows?: number
}

/** A labelled field of a form, with what it holds and what is wrong with it. */
export function TextField<Name extends string>({ of, name, label, need, hint, rows, ...rest }: Props<Name>) {
  const { error, value } = of.field(name)
  const control = { className: 'input', name, defaultValue: value }
  const { required, maxLength, minLength, placeholder } = rest
  return (
    <Field label={label} hint={hint} error={error} {...(need && { need })}>
      {rows ? <textarea {...control} rows={rows} {...{ required, maxLength, minLength, placeholder }} /> : <input {...control} {...rest} />}
    </Field>
  )
}
