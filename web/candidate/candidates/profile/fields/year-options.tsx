import { eraYear } from './era-year.ts'

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
