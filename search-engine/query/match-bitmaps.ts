import type { MatchCriterion, MatchResult } from '../market-types.ts'
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

const addSchedules = (segment: Segment, judge: (schedule: string) => MatchResult, fits: number, unknown: number): void => {
  const { bitmaps, schedules, scheduleOf } = segment.parts
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
