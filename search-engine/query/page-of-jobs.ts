import type { SegmentAnswer } from './segment-answer.ts'
import { compareJobs, foremost, JobCursor } from './job-cursor.ts'

/** The ids of one page over the answers of all segments. */
export const pageOfJobs = (answers: SegmentAnswer[], sort: 1 | 2 | 3 | 4, offset: number, limit: number): number[] => {
  const page: OpenPage = { ids: [], skip: offset, limit }
  const planes = answers[0]?.planes.length ?? 0
  const parts = answers.map((answer): FoundJobs => ({ answer, bitmap: answer.result, count: answer.total })).filter((part) => part.count > 0)
  if (planes > 0) addBestMatches(parts, page, planes)
  else addInOrder(parts, page, sort)
  return page.ids
}

const few = 256

/**
 * Goes on with a page by the jobs that match best, of equals the newest. The highest digit parts them in two, the next digit each of these, and so on; groups
 * before and after the page are counted, not read.
 */
const addBestMatches = (parts: FoundJobs[], page: OpenPage, digits: number): void => {
  const count = countOf(parts)
  if (page.ids.length >= page.limit) return
  if (page.skip >= count) {
    page.skip -= count
    return
  }
  if (digits === 0) return addInOrder(parts, page, 1)
  if (count <= few) return addSorted(parts, page, digits)
  const digit = digits - 1
  addBestMatches(half(parts, digit, true), page, digit)
  addBestMatches(half(parts, digit, false), page, digit)
}

const half = (parts: FoundJobs[], digit: number, high: boolean): FoundJobs[] =>
  parts
    .map(({ answer, bitmap }) => {
      const { bitmaps } = answer.segment
      const own = answer.free + digit
      bitmaps.copy(own, bitmap)
      if (high) bitmaps.and(own, answer.planes[digit]!)
      else bitmaps.andNot(own, answer.planes[digit]!)
      return { answer, bitmap: own, count: bitmaps.total(own) }
    })
    .filter((part) => part.count > 0)

// A few jobs are sorted by themselves; parting them bitmap by bitmap would take longer.
const addSorted = (parts: FoundJobs[], page: OpenPage, digits: number): void => {
  const jobs = parts.flatMap(({ answer: { segment, planes }, bitmap }) => {
    const { bitmaps } = segment
    const words = bitmaps.words(bitmap)
    const found: { segment: typeof segment; doc: number; match: number }[] = []
    for (let i = 0; i < bitmaps.activeWords; i++) {
      for (let word = words[i]!; word !== 0; word &= word - 1) {
        const doc = i * 32 + 31 - Math.clz32(word & -word)
        let match = 0
        for (let digit = 0; digit < digits; digit++) if (bitmaps.has(planes[digit]!, doc)) match |= 1 << digit
        found.push({ segment, doc, match })
      }
    }
    return found
  })
  jobs.sort((a, b) => b.match - a.match || compareJobs(a.segment, a.doc, b.segment, b.doc, 1))
  for (const { segment, doc } of jobs.slice(page.skip, page.skip + page.limit - page.ids.length)) page.ids.push(segment.parts.columns.id[doc]!)
  page.skip = 0
}

/** Jobs of one segment, as a bitmap. */
type FoundJobs = { answer: SegmentAnswer; bitmap: number; count: number }

/** A page while it is filled: so many jobs are still passed over. */
type OpenPage = { ids: number[]; skip: number; limit: number }

const countOf = (parts: FoundJobs[]): number => parts.reduce((sum, part) => sum + part.count, 0)

/** Goes on with a page by the jobs of all segments in a sort's order. */
const addInOrder = (parts: FoundJobs[], page: OpenPage, sort: 1 | 2 | 3 | 4): void => {
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
