import { useId } from 'react'
import { FieldError } from '#web/platform/forms/field.tsx'
import { useFields } from './fields-context.ts'

type DateListsProps = {
  legend: string
  names: { year: string; month: string; day?: string }
  from: number
  to: number
  /** What the server calls the date, where not by its lists. */
  of?: string
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
export function DateLists({ legend, names, from, to, of, hint }: DateListsProps) {
  const id = useId()
  const { text, error: errorOf } = useFields()
  const error = errorOf(of ?? names.year) ?? errorOf(names.month)
  const told = { 'aria-describedby': error ? id : undefined, 'aria-invalid': error ? (true as const) : undefined }
  return (
    <fieldset className="field">
      <legend>
        {legend}
        <span className="may">任意</span>
      </legend>
      {hint && <p className="hint">{hint}</p>}
      <div className="date">
        <select className="input" aria-label={`${legend}の年`} name={names.year} defaultValue={text(names.year)} {...told}>
          <YearOptions from={from} to={to} saved={text(names.year)} />
        </select>
        <select className="input" aria-label={`${legend}の月`} name={names.month} defaultValue={text(names.month)} {...told}>
          <option value="">月</option>
          {numbers(12, '月')}
        </select>
        {names.day && (
          <select className="input" aria-label={`${legend}の日`} name={names.day} defaultValue={text(names.day)} {...told}>
            <option value="">日</option>
            {numbers(31, '日')}
          </select>
        )}
      </div>
      {error && <FieldError id={id}>{error}</FieldError>}
    </fieldset>
  )
}

/** Years as Japanese forms list them, the newest first. A saved year outside of the range stays selectable. */
export function YearOptions({ from, to, saved = '' }: { from: number; to: number; saved?: string }) {
  const years = Array.from({ length: to - from + 1 }, (_, index) => to - index)
  const all = saved === '' || years.includes(Number(saved)) ? years : [Number(saved), ...years]
  return (
    <>
      <option value="">年</option>
      {all.map((year) => (
        <option key={year} value={year}>
          {eraYear(year)}
        </option>
      ))}
    </>
  )
}

const eras = [
  [2019, '令和'],
  [1989, '平成'],
  [1926, '昭和'],
] as const

/** 1992年（平成4年）. A year in which the era changed goes by the new one. */
export function eraYear(year: number) {
  const [first, era] = eras.find(([first]) => year >= first) ?? [0, '']
  if (!era) return `${year}年`
  return `${year}年（${era}${year === first ? '元' : year - first + 1}年）`
}
