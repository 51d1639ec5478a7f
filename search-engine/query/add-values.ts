import type { ColumnParameter } from '../segment/job-document.ts'
import type { Segment } from '../segment/segment.ts'

/** Adds the jobs that have any of the chosen values to a bitmap. */
export const addValues = (segment: Segment, condition: { parameter: ColumnParameter; chosen: number[] }, to: number): void => {
  const { bitmaps, values } = segment.parts
  values.forEach(({ parameter, id }, i) => {
    if (parameter === condition.parameter && condition.chosen.includes(id)) bitmaps.or(to, i)
  })
}
