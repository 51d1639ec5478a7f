import type { ReactNode } from 'react'
import { FieldError } from '#web/platform/forms/field.tsx'

type Option = { value: string; text: string }
type Props = {
  legend: string
  name: string
  options: Option[]
  chosen: string[]
  /** A choice of one, or of several. */
  kind: 'radio' | 'checkbox'
  layout?: 'lines' | 'long'
  hint?: ReactNode
  error?: string
}

/** A question with its answers below it. */
export const Choices = ({ legend, name, options, chosen, kind, layout, hint, error }: Props) => (
  <fieldset className="field" {...(error ? { 'aria-describedby': `${name}-error` } : {})}>
    <legend>
      {legend}
      <span className="may">任意</span>
    </legend>
    {hint && <p className="hint">{hint}</p>}
    <div className={`choices ${layout ?? ''}`}>
      {options.map(({ value, text }) => (
        <label key={value} className="check">
          <input type={kind} name={name} value={value} defaultChecked={chosen.includes(value)} />
          {text}
        </label>
      ))}
    </div>
    {error && <FieldError id={`${name}-error`}>{error}</FieldError>}
  </fieldset>
)
