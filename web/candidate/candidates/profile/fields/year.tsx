import { Field } from '#web/platform/forms/field.tsx'
import type { Fields } from './fields-of.ts'
import { YearOptions } from './year-options.tsx'

export const Year = ({ section, name, label, from, to }: { section: Fields; name: string; label: string; from: number; to: number }) => (
  <Field label={label} need="may" error={section.error(name)}>
    <select className="input" name={name} defaultValue={section.text(name)}>
      <YearOptions from={from} to={to} saved={section.text(name)} />
    </select>
  </Field>
)
