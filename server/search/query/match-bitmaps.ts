import type { MatchCriterion } from '../market-types.ts'
import { matchParameters } from '../segment/market-document.ts'
import type { Segment } from '../segment/segment.ts'
import { addSalaries } from './add-salaries.ts'
import { addValues } from './add-values.ts'

/** Writes over two bitmaps the jobs that fit a wish, and those of which it is unknown; the rest differ. */
export const matchBitmaps = (segment: Segment, criterion: MatchCriterion, fits: number, unknown: number): void => {
  const { bitmaps } = segment.parts
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

const addSchedules = (segment: Segment, judge: (schedule: string) => 'fits' | 'differs' | 'unknown', fits: number, unknown: number): void => {
  const { bitmaps, schedules, scheduleOf } = segment.parts
  const results = schedules.map(judge)
  const [fitting, unknowing] = (['fits', 'unknown'] as const).map((wanted) => Uint8Array.from(results, (result) => (result === wanted ? 1 : 0)))
  const [fitWords, unknownWords] = [bitmaps.words(fits), bitmaps.words(unknown)]
  for (let doc = 0; doc < scheduleOf.length; doc++) {
    const schedule = scheduleOf[doc]!
    fitWords[doc >>> 5]! |= fitting![schedule]! << (doc & 31)
    unknownWords[doc >>> 5]! |= unknowing![schedule]! << (doc & 31)
  }
}
