import type { Folded } from './fold-typed.ts'
import type { Meaning } from './meaning.ts'

/** The ranges of the table `employee_range` by their ids. */
const ranges = [
  { id: 1, from: 1, to: 10 },
  { id: 2, from: 11, to: 30 },
  { id: 3, from: 31, to: 50 },
  { id: 4, from: 51, to: 100 },
  { id: 5, from: 101, to: Number.POSITIVE_INFINITY },
]
const LAST = 101
const people = /(?<named>(?:従業員数?|社員数?|規模)[はがの:]? ?)?(\d{1,5})(?:[人名]?[~-](\d{1,5}))?[人名](以下|未満|以内|まで|以上|超|規模)?/y

/** The size of a company, where whole ranges of the table cover it. A bare number of people is not a size: 「部下 5人」. */
export function headCountAt({ text }: Folded, start: number): { end: number; meaning: Meaning } | null {
  people.lastIndex = start
  const found = people.exec(text)
  if (!found) return null
  const [, named, low = '', high, limit] = found
  // 「社員数30人」 is a company of that size; a bare number of people is none.
  const meant = limit ?? (named !== undefined && high === undefined ? '規模' : undefined)
  const covered = ranges.filter(coveredBy(Number(low), high === undefined ? undefined : Number(high), meant))
  const [first, last] = [covered[0], covered.at(-1)]
  if (!first || !last) return null
  return {
    end: people.lastIndex,
    meaning: { parameter: 'employee_range', values: covered.map(({ id }) => id), label: `従業員数 ${spelled(first.from, last.to)}` },
  }
}

function coveredBy(low: number, high: number | undefined, limit: string | undefined): (range: (typeof ranges)[number]) => boolean {
  const isUpper = ranges.some(({ to }) => to === low)
  if (high !== undefined)
    return ranges.some(({ to }) => to === high) && ranges.some(({ from }) => from === low || from === low + 1) && !limit
      ? ({ from, to }) => from >= low && to <= high
      : never
  if (limit === '規模') return ({ from, to }) => low >= from && low <= to
  // 「10人以上」 and 「11人以上」 begin the same range: nobody counts one person.
  // The table ends there: larger companies are all in its last range, and the chip says so.
  if ((limit === '以上' || limit === '超') && low > LAST) return ({ from }) => from === LAST
  if (limit === '以上' || limit === '超') return isUpper || ranges.some(({ from }) => from === low) ? ({ from }) => from >= low : never
  if (limit === '未満') return ranges.some(({ from }) => from === low) ? ({ to }) => to < low : never
  return limit && isUpper ? ({ to }) => to <= low : never
}

const never = () => false
const spelled = (from: number, to: number) => (from === 1 ? `${to}名以下` : Number.isFinite(to) ? `${from}〜${to}名` : `${from}名以上`)
