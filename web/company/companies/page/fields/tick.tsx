import type { FieldValues } from '../editor/field-values.ts'

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
