import { foremost, JobCursor } from './job-cursor.ts'
import type { SegmentAnswer } from './segment-answer.ts'

/** Jobs of one segment, as a bitmap. */
export type FoundJobs = { answer: SegmentAnswer; bitmap: number; count: number }
/** A page while it is filled: so many jobs are still passed over. */
export type OpenPage = { ids: number[]; skip: number; limit: number }

export const countOf = (parts: FoundJobs[]): number => parts.reduce((sum, part) => sum + part.count, 0)

/** Goes on with a page by the jobs of all segments in a sort's order. */
export const addInOrder = (parts: FoundJobs[], page: OpenPage, sort: 1 | 2 | 3 | 4): void => {
  const cursors = parts.map(({ answer, bitmap, count }) => new JobCursor(answer.segment, bitmap, count, sort))
  const [only] = cursors
  if (only && cursors.length === 1) {
    only.skip(page.skip)
    page.skip = 0
  }
  while (page.ids.length < page.limit) {
    const first = foremost(cursors, sort)
    if (!first) break
    if (page.skip > 0) page.skip--
    else page.ids.push(first.segment.parts.columns.id[first.doc]!)
    first.next()
  }
}
