import type { MatchCriterion, Matching, MatchResult } from '../job-index-types.ts'
import { matchParameters } from '../segment/job-document.ts'
import type { Segment } from '../segment/segment.ts'
import { addSalaries } from './add-salaries.ts'
import { addValues } from './add-values.ts'
import { BitSum } from './bit-sum.ts'

/**
 * How well each job matches, as binary digits: the weights of what fits less those of what differs, and so much more that
 * nothing is below 0. Jobs that a viewer's wishes leave out are taken from `base`. `free` is the first bitmap left.
 */
export const matchPlanes = (segment: Segment, matching: Matching, base: number, free: number): { planes: number[]; free: number } => {
  const { bitmaps } = segment
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

/** Writes over two bitmaps the jobs that fit a wish, and those of which it is unknown; the rest differ. */
const matchBitmaps = (segment: Segment, criterion: MatchCriterion, fits: number, unknown: number): void => {
  const { bitmaps } = segment
  bitmaps.clear(fits)
  bitmaps.clear(unknown)
  if ('schedule' in criterion) return addSchedules(segment, criterion.schedule, fits, unknown)
  for (const condition of criterion.fits) {
    if (condition.parameter === 'min_salary') addSalaries(segment, condition.value, fits)
    else addValues(segment, condition, fits)
  }
  addValues(segment, { parameter: 'untold', chosen: [matchParameters.indexOf(criterion.rests_on)] }, unknown)
  bitmaps.andNot(unknown, fits)
}

const addSchedules = (segment: Segment, judge: (schedule: string) => MatchResult, fits: number, unknown: number): void => {
  const { bitmaps } = segment
  const { schedules, scheduleOf } = segment.parts
  const results = Uint8Array.from(schedules, (schedule) => codes[judge(schedule)])
  const [fitWords, unknownWords] = [bitmaps.words(fits), bitmaps.words(unknown)]
  const { size } = segment
  for (let first = 0; first < size; first += 32) {
    let [fitting, unknowing] = [0, 0]
    for (let doc = Math.min(size, first + 32) - 1; doc >= first; doc--) {
      const code = results[scheduleOf[doc]!]!
      fitting = (fitting << 1) | (code & 1)
      unknowing = (unknowing << 1) | (code >>> 1)
    }
    fitWords[first >>> 5] = fitting
    unknownWords[first >>> 5] = unknowing
  }
}

const codes = { differs: 0, fits: 1, unknown: 2 }
