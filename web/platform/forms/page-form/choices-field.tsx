import { type ReactNode, useId } from 'react'
import { FieldError } from '../field.tsx'

type Props = {
  legend: ReactNode
  /** The legend stands in a heading above already. */
  isLegendHidden?: boolean
  need?: 'must' | 'may'
  hint?: ReactNode
  type: 'radio' | 'checkbox'
  name: string
  options: readonly { value: string | number; label: ReactNode; note?: ReactNode }[]
  chosen: string | number | null | undefined | readonly (string | number)[]
  /** One of the options has to be chosen. */
  required?: boolean
  error?: string | undefined
  /** The class of the list, where it is no plain column. */
  look?: string | undefined
}

/** One of several, or any of them, all to be seen. */
export function ChoicesField({ legend, isLegendHidden, need, hint, type, name, options, chosen, required, error, look }: Props) {
  const id = useId()
  const values = [chosen ?? []].flat().map(String)
  const labels = options.map(({ value, label, note }) => (
    <label key={value} className="check">
      <input type={type} name={name} value={value} defaultChecked={values.includes(String(value))} required={required && type === 'radio'} />
      {note ? (
        <span>
          {label}
          <small>{note}</small>
        </span>
      ) : (
        label
      )}
    </label>
  ))
  return (
    <fieldset className="field" aria-describedby={error ? id : undefined}>
      <legend className={isLegendHidden ? 'vh' : undefined}>
        {legend}
        {need && <span className={need}>{need === 'must' ? '必須' : '任意'}</span>}
      </legend>
      {hint && <p className="hint">{hint}</p>}
      {look ? <div className={look}>{labels}</div> : labels}
      {error && <FieldError id={id}>{error}</FieldError>}
    </fieldset>
  )
}
