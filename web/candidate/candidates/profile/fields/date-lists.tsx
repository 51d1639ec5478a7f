import { useId } from 'react'
import { FieldError } from '#web/platform/forms/field.tsx'
import type { Fields } from './fields-of.ts'
import { YearOptions } from './year-options.tsx'

type DateListsProps = {
  section: Fields
  legend: string
  names: { year: string; month: string; day?: string }
  from: number
  to: number
  error?: string
  hint?: string
}

const numbers = (count: number, unit: string) =>
  Array.from({ length: count }, (_, index) => (
    <option key={index} value={index + 1}>
      {index + 1}
      {unit}
    </option>
  ))

/** Year with its era, month and, where the field needs one, day: native lists. */
export function DateLists({ section, legend, names, from, to, error, hint }: DateListsProps) {
  const id = useId()
  const told = { 'aria-describedby': error ? id : undefined, 'aria-invalid': error ? (true as const) : undefined }
  return (
    <fieldset className="field">
      <legend>
        {legend}
        <span className="may">任意</span>
      </legend>
      {hint && <p className="hint">{hint}</p>}
      <div className="date">
        <select className="input" aria-label={`${legend}の年`} name={names.year} defaultValue={section.text(names.year)} {...told}>
          <YearOptions from={from} to={to} saved={section.text(names.year)} />
        </select>
        <select className="input" aria-label={`${legend}の月`} name={names.month} defaultValue={section.text(names.month)} {...told}>
          <option value="">月</option>
          {numbers(12, '月')}
        </select>
        {names.day && (
          <select className="input" aria-label={`${legend}の日`} name={names.day} defaultValue={section.text(names.day)} {...told}>
            <option value="">日</option>
            {numbers(31, '日')}
          </select>
        )}
      </div>
      {error && <FieldError id={id}>{error}</FieldError>}
    </fieldset>
  )
}
