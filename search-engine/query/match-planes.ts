import type { Matching } from '../market-types.ts'
import { matchParameters } from '../segment/market-document.ts'
import type { Segment } from '../segment/segment.ts'
import { addSalaries } from './add-salaries.ts'
import { addValues } from './add-values.ts'
import { BitSum } from './bit-sum.ts'
import { matchBitmaps } from './match-bitmaps.ts'

/**
 * How well each job matches, as binary digits: the weights of what fits less those of what differs, and so much more that
 * nothing is below 0. Jobs that a viewer's wishes leave out are taken from `base`. `free` is the first bitmap left.
 */
export const matchPlanes = (segment: Segment, matching: Matching, base: number, free: number): { planes: number[]; free: number } => {
  const { bitmaps } = segment.parts
  const sum = new BitSum(bitmaps, free)
  const [fits, unknown] = [sum.take(), sum.take()]
  for (const criterion of matching.criteria) {
    matchBitmaps(segment, criterion, fits, unknown)
    sum.add(fits, criterion.weight * 2)
    sum.add(unknown, criterion.weight)
    if (!matching.without_mismatch) continue
    bitmaps.or(fits, unknown)
    bitmaps.and(base, fits)
  }
  const most = matching.criteria.reduce((total, { weight }) => total + weight * 2, 0)
  const planes = sum.planes(32 - Math.clz32(most))

  if (matching.salary_floor !== undefined) {
    bitmaps.clear(fits)
    addSalaries(segment, matching.salary_floor, fits)
    addValues(segment, { parameter: 'untold', chosen: [matchParameters.indexOf('salary_band')] }, fits)
    for (const plane of planes) bitmaps.and(plane, fits)
    if (matching.without_mismatch) bitmaps.and(base, fits)
  }
  return { planes, free: sum.free }
}
