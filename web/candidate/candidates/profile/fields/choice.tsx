import type { Lookup } from '#contract/platform/lookups/lookups.ts'
import { Field } from '#web/platform/forms/field.tsx'
import type { Fields } from './fields-of.ts'

type ChoiceProps = { section: Fields; name: string; label: string; need?: 'must' | 'may'; options: readonly Lookup[]; hint?: string; empty?: string }

/** A choice of one row of a code table, or none. Tables of words send the word. */
export const Choice = ({ section, name, label, need = 'may', options, hint, empty = '選んでいません' }: ChoiceProps) => (
  <Field label={label} need={need} hint={hint} error={section.error(name)}>
    <select className="input" name={name} defaultValue={section.text(name)} required={need === 'must'}>
      <option value="">{empty}</option>
      {options.map(({ id, key, name }) => (
        <option key={id} value={key ?? id}>
          {name}
        </option>
      ))}
    </select>
  </Field>
)
