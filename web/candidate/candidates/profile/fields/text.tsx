import type { ComponentProps, ReactNode } from 'react'
import { Field } from '#web/platform/forms/field.tsx'
import type { Fields } from './fields-of.ts'

type Named = { section: Fields; name: string; label: string; need?: 'must' | 'may'; hint?: ReactNode }

export const Text = ({ section, name, label, need = 'may', hint, ...rest }: Named & ComponentProps<'input'>) => (
  <Field label={label} need={need} hint={hint} error={section.error(name)}>
    <input {...rest} className="input" name={name} defaultValue={section.text(name)} required={need === 'must'} />
  </Field>
)
