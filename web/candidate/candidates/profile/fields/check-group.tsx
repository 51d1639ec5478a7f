import { offered } from '#contract/platform/lookups/offered.ts'
import type { Lookup } from '#contract/platform/lookups/lookups.ts'
import { FieldError } from '#web/platform/forms/field.tsx'
import type { Fields } from './fields-of.ts'
import './check-group.css'

type CheckGroupProps = { section: Fields; name: string; legend: string; options: readonly Lookup[]; hint?: string }

/** Check boxes for the rows of a code table. */
export const CheckGroup = ({ section, name, legend, options, hint }: CheckGroupProps) => (
  <fieldset className="field">
    <legend>
      {legend}
      <span className="may">任意</span>
    </legend>
    {hint && <p className="hint">{hint}</p>}
    <div className="check-group">
      {offered(options, section.ids(name)).map(({ id, name: label }) => (
        <label key={id} className="check">
          <input type="checkbox" name={name} value={id} defaultChecked={section.ids(name).includes(id)} />
          {label}
        </label>
      ))}
    </div>
    {section.error(name) && <FieldError>{section.error(name)}</FieldError>}
  </fieldset>
)
