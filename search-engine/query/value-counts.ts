import type { ColumnParameter } from '../segment/job-document.ts'
import type { Segment } from '../segment/segment.ts'

/** Nanoseconds that a job and one of its values take when they are read. */
const [perJob, perValue] = [8, 1.5]

/** Per value of the parameters, how many jobs of the parameter's bitmap have it. */
export const valueCounts = (segment: Segment, within: Map<ColumnParameter, number>): Uint32Array => {
  const { sets } = segment.parts
  const counts = new Uint32Array(sets.values.length)
  for (const bitmap of new Set(within.values())) {
    // Few jobs are read one by one with their values; many are counted by laying bitmaps over one another.
    const total = segment.bitmaps.total(bitmap)
    if (total === 0) continue
    const ofRows = total * (perJob + (perValue * sets.rows.length) / segment.size)
    let ofSets = 0
    for (const [parameter, wanted] of within) if (wanted === bitmap) ofSets += sets.costOf(parameter)
    const rows = ofRows < ofSets ? sets.countRows(bitmap) : undefined
    for (const [parameter, wanted] of within) {
      if (wanted !== bitmap) continue
      for (const { value } of sets.valuesOf(parameter)) counts[value] = rows ? rows[value]! : sets.common(value, bitmap)
    }
  }
  return counts
}
