import { bandWidth } from '../segment/job-document.ts'
import type { Segment } from '../segment/segment.ts'

/** Adds the jobs that pay at least so much to an empty bitmap: whole bands, and of the band of that pay the jobs one by one. */
export const addSalaries = (segment: Segment, least: number, to: number): void => {
  const {
    sets,
    orders: { bySalary },
  } = segment.parts
  const band = Math.floor(least / bandWidth) * bandWidth
  const below = (salary: number) => {
    let [from, end] = [0, bySalary.length]
    while (from < end) {
      const middle = (from + end) >>> 1
      if ((segment.salary(bySalary[middle]!) ?? -Infinity) >= salary) from = middle + 1
      else end = middle
    }
    return from
  }
  const [begin, reached, end] = [below(band + bandWidth), below(least), below(band)]
  const isMost = reached - begin > end - reached
  for (const [id, value] of sets.byParameter.get('salary_band') ?? []) if (id > band || (id === band && isMost)) sets.add(value, to)
  const words = segment.bitmaps.words(to)
  if (isMost) for (const doc of bySalary.subarray(reached, end)) words[doc >>> 5]! &= ~(1 << (doc & 31))
  else for (const doc of bySalary.subarray(begin, reached)) words[doc >>> 5]! |= 1 << (doc & 31)
}
