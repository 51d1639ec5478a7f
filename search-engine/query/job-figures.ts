import type { JobFigures, PayFigures } from '../job-index-types.ts'
import type { SegmentAnswer } from './segment-answer.ts'

const LATELY = 30 * 86_400

/** What the jobs found pay, how many of them were confirmed within 30 days, and whose they are. */
export const jobFigures = (answers: SegmentAnswer[], now: number): JobFigures => {
  const middles: number[] = []
  const company_ids = new Set<number>()
  let confirmed_lately = 0
  for (const { segment, result } of answers) {
    const { min_salary, max_salary, company_id, confirmed_at } = segment.parts.columns
    const words = segment.bitmaps.words(result)
    for (let at = 0; at < segment.bitmaps.activeWords; at++) {
      for (let left = words[at] ?? 0; left !== 0; left &= left - 1) {
        const doc = at * 32 + (31 - Math.clz32(left & -left))
        company_ids.add(company_id[doc]!)
        if (confirmed_at[doc]! > now - LATELY) confirmed_lately++
        const [least, most] = [min_salary[doc]!, max_salary[doc]!]
        const middle = Number.isNaN(least) ? most : Number.isNaN(most) ? least : (least + most) / 2
        if (!Number.isNaN(middle)) middles.push(middle)
      }
    }
  }
  return { pay: payFigures(middles), confirmed_lately, company_ids: [...company_ids] }
}

/** Of the middles of the jobs' bands: the one in the middle, and the two between which half of them lie. */
const payFigures = (middles: number[]): PayFigures | null => {
  if (middles.length === 0) return null
  const sorted = Float64Array.from(middles).sort()
  const at = (share: number) => {
    const place = share * (sorted.length - 1)
    const [below, above] = [sorted[Math.floor(place)]!, sorted[Math.ceil(place)]!]
    return Math.round(below + (above - below) * (place - Math.floor(place)))
  }
  return { jobs: sorted.length, low: at(0.25), median: at(0.5), high: at(0.75) }
}
