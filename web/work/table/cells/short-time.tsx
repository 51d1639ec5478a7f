import { exactTimeText, japanDay } from '#contract/platform/time/japan-time.ts'

/** A moment in a cell: 11/27 this year, else with the year; the exact time on the cell's own title. */
export function ShortTime({ at, now }: { at: string; now: Date }) {
  const [year, month, day] = japanDay(new Date(at)).split('-').map(Number)
  const isThisYear = japanDay(now).startsWith(`${year}-`)
  return (
    <time dateTime={at} title={exactTimeText(at)} className="num nw">
      {isThisYear ? '' : `${year}/`}
      {month}/{day}
    </time>
  )
}
