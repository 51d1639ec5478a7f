import type { Bitmaps } from '../bits/bitmaps.ts'
import { bandWidth } from '../segment/market-document.ts'
import type { Segment } from '../segment/segment.ts'
import type { Condition } from './search-plan.ts'

/** Writes the jobs that answer a condition over a bitmap; for an excluded word, those that contain it. */
export const conditionBitmap = (segment: Segment, condition: Exclude<Condition, { parameter: 'free_word' }>, to: number): void => {
  const { bitmaps, values, companyNames, companyNameOf } = segment.parts
  bitmaps.clear(to)
  if (condition.parameter === 'company_name') {
    const matching = Uint8Array.from(companyNames, (name) => (name.includes(condition.name) ? 1 : 0))
    const words = bitmaps.words(to)
    if (matching.includes(1)) for (let doc = 0; doc < companyNameOf.length; doc++) words[doc >>> 5]! |= matching[companyNameOf[doc]!]! << (doc & 31)
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
  const {
    values,
    orders: { bySalary },
  } = segment.parts
  const band = Math.floor(least / bandWidth) * bandWidth
  values.forEach(({ parameter, id }, i) => {
    if (parameter === 'salary_band' && id > band) bitmaps.or(to, i)
  })
  const below = (salary: number) => {
    let [from, end] = [0, bySalary.length]
    while (from < end) {
      const middle = (from + end) >>> 1
      if ((segment.salary(bySalary[middle]!) ?? -Infinity) >= salary) from = middle + 1
      else end = middle
    }
    return from
  }
  const words = bitmaps.words(to)
  for (const doc of bySalary.subarray(below(band + bandWidth), below(least))) words[doc >>> 5]! |= 1 << (doc & 31)
}
