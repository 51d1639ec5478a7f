import { plainForm } from '../text/plain-form.ts'

const NAMED = /(?:年間(?:の)?(?:総)?(?:休日|休み)(?:日数|数)?|年休)[^\d\n。]{0,12}?(\d{2,3})(?!\d)\s?(?:日\s?)?(?:[~-]\s?(\d{2,3})\s?)?日/g
/** Fewer days are the paid leave of a year, which some call 年休 as well; more has nobody. */
const RANGE = { from: 80, to: 200 }

/** Days off a year: the number under that name. Of several, for several groups of people or years, the lowest holds for all. */
export function readAnnualHolidays(text: string): number | null {
  const found = [...plainForm(text.slice(0, 60_000)).matchAll(NAMED)]
    .flatMap(([, low, high]) => [Number(low), ...(high ? [Number(high)] : [])])
    .filter((days) => days >= RANGE.from && days <= RANGE.to)
  return found.length > 0 ? Math.min(...found) : null
}
