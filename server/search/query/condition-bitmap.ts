import type { Bitmaps } from '../bits/bitmaps.ts'
import { bandWidth } from '../segment/market-document.ts'
import type { Segment } from '../segment/segment.ts'
import type { Condition } from './search-plan.ts'

/** Writes the jobs that answer a condition over a bitmap; for an excluded word, those that contain it. */
export const conditionBitmap = (segment: Segment, condition: Exclude<Condition, { parameter: 'free_word' }>, to: number): void => {
  const { bitmaps, values, companyNames, companyNameOf } = segment.parts
  bitmaps.clear(to)
  if (condition.parameter === 'company_name') {
    const matching = new Set<number>()
    companyNames.forEach((name, i) => { if (name.includes(condition.name)) matching.add(i) })
    if (matching.size > 0) companyNameOf.forEach((name, doc) => { if (matching.has(name)) bitmaps.add(to, doc) })
  } else if (condition.parameter === 'min_salary') {
    addSalaries(segment, bitmaps, condition.value, to)
  } else {
    values.forEach(({ parameter, id }, i) => {
      if (parameter === condition.parameter && condition.chosen.includes(id)) bitmaps.or(to, i)
    })
  }
}

// Whole bands above the asked salary; of its own band the jobs one by one.
const addSalaries = (segment: Segment, bitmaps: Bitmaps, least: number, to: number): void => {
  const { values, orders: { bySalary } } = segment.parts
  const band = Math.floor(least / bandWidth) * bandWidth
  values.forEach(({ parameter, id }, i) => { if (parameter === 'salary_band' && id > band) bitmaps.or(to, i) })
  const below = (salary: number) => {
    let [from, end] = [0, bySalary.length]
    while (from < end) {
      const middle = from + end >>> 1
      if ((segment.salary(bySalary[middle]!) ?? -Infinity) >= salary) from = middle + 1
      else end = middle
    }
    return from
  }
  for (let i = below(band + bandWidth); i < below(least); i++) bitmaps.add(to, bySalary[i]!)
}
