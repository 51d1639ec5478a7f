import { compareJobs, JobCursor } from './job-cursor.ts'
import type { SegmentAnswer } from './segment-answer.ts'

/** The ids of one page over the answers of all segments. */
export const pageOfJobs = (answers: SegmentAnswer[], sort: 1 | 2 | 3 | 4, offset: number, limit: number): number[] => {
  const ids: number[] = []
  let skipped = offset
  const tierCount = Math.max(0, ...answers.map((answer) => answer.tiers.length))
  for (let tier = 0; tier < tierCount && ids.length < limit; tier++) {
    const parts = answers.map(({ segment, tiers }) => ({ segment, bitmap: tiers[tier]!.bitmap, count: tiers[tier]!.count })).filter((part) => part.count > 0)
    const count = parts.reduce((sum, part) => sum + part.count, 0)
    if (skipped >= count) {
      skipped -= count
      continue
    }
    const cursors = parts.map((part) => new JobCursor(part.segment, part.bitmap, part.count, sort))
    const [only] = cursors
    if (only && cursors.length === 1) {
      only.skip(skipped)
      skipped = 0
    }
    while (ids.length < limit) {
      const first = foremost(cursors, sort)
      if (!first) break
      if (skipped > 0) skipped--
      else ids.push(first.segment.parts.columns.id[first.doc]!)
      first.next()
    }
  }
  return ids
}

const foremost = (cursors: JobCursor[], sort: 1 | 2 | 3 | 4): JobCursor | undefined => {
  let best: JobCursor | undefined
  for (const cursor of cursors) {
    if (cursor.doc < 0) continue
    if (!best || compareJobs(cursor.segment, cursor.doc, best.segment, best.doc, sort) < 0) best = cursor
  }
  return best
}
