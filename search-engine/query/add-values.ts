import type { ColumnParameter } from '../segment/job-document.ts'
import type { Segment } from '../segment/segment.ts'

/** Adds the jobs that have any of the chosen values to a bitmap. */
export const addValues = (segment: Segment, condition: { parameter: ColumnParameter; chosen: number[] }, to: number): void => {
  const { sets } = segment.parts
  const values = sets.byParameter.get(condition.parameter)
  for (const id of condition.chosen) {
    const value = values?.get(id)
    if (value !== undefined) sets.add(value, to)
  }
}
