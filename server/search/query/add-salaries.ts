import { bandWidth } from '../segment/market-document.ts'
import type { Segment } from '../segment/segment.ts'

/** Adds the jobs that pay at least so much to a bitmap: whole bands above it; of its own band the jobs one by one. */
export const addSalaries = (segment: Segment, least: number, to: number): void => {
  const {
    bitmaps,
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
