import type { Lookup } from '#contract/platform/lookups/lookups.ts'
import { offered } from '#contract/platform/lookups/offered.ts'
import { Field } from '#web/platform/forms/field.tsx'
import { ChoicesField } from '#web/platform/forms/page-form/choices-field.tsx'
import { useFields } from './fields-context.ts'
import '../frame/profile.css'

type ChoiceProps = { name: string; label: string; need?: 'must' | 'may'; options: readonly Lookup[]; hint?: string; empty?: string }

/** A choice of one row of a code table, or none. Tables of words send the word. */
export function Choice({ name, label, need = 'may', options, hint, empty = '未選択' }: ChoiceProps) {
  const { error, text } = useFields()
  return (
    <Field label={label} need={need} hint={hint} error={error(name)}>
      <select className="input" name={name} defaultValue={text(name)} required={need === 'must'}>
        <option value="">{empty}</option>
        {options.map(({ id, key, name }) => (
          <option key={id} value={key ?? id}>
            {name}
          </option>
        ))}
      </select>
    </Field>
  )
}

type ChecksProps = { name: string; legend: string; options: readonly Lookup[]; hint?: string }

/** Check boxes for the rows of a code table. */
export function CheckGroup({ name, legend, options, hint }: ChecksProps) {
  const { error, ids } = useFields()
  const rows = offered(options, ids(name)).map(({ id, name: label }) => ({ value: id, label }))
  const told = { legend, need: 'may' as const, hint, error: error(name) }
  return <ChoicesField type="checkbox" name={name} options={rows} chosen={ids(name)} look="check-group" {...told} />
}
