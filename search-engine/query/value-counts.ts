import type { ColumnParameter } from '../segment/job-document.ts'
import type { Segment } from '../segment/segment.ts'

/** Nanoseconds that a job and one of its values take when they are read. */
const [perJob, perValue] = [8, 1.5]

/** Per value of the parameters, how many jobs of the parameter's bitmap have it. */
export const valueCounts = (segment: Segment, within: Map<ColumnParameter, number>): Uint32Array => {
  const { sets } = segment.parts
  const counts = new Uint32Array(sets.values.length)
  for (const bitmap of new Set(within.values())) {
    const values = [...within].flatMap(([parameter, wanted]) => (wanted === bitmap ? [...(sets.byParameter.get(parameter)?.values() ?? [])] : []))
    // Few jobs are read one by one with their values; many are counted by laying bitmaps over one another.
    const ofRows = segment.bitmaps.total(bitmap) * (perJob + (perValue * sets.rows.length) / segment.size)
    const ofSets = values.reduce((sum, value) => sum + sets.costOf(value), 0)
    if (ofRows < ofSets) {
      const counted = sets.countRows(bitmap)
      for (const value of values) counts[value] = counted[value]!
    } else for (const value of values) counts[value] = sets.common(value, bitmap)
  }
  return counts
}
