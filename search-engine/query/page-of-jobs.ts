import { addBestMatches } from './add-best-matches.ts'
import { addInOrder, countOf, type FoundJobs, type OpenPage } from './add-in-order.ts'
import type { SegmentAnswer } from './segment-answer.ts'

/** The ids of one page over the answers of all segments. */
export const pageOfJobs = (answers: SegmentAnswer[], sort: 1 | 2 | 3 | 4, offset: number, limit: number): number[] => {
  const page: OpenPage = { ids: [], skip: offset, limit }
  const tierCount = Math.max(0, ...answers.map((answer) => answer.tiers.length))
  const planes = answers[0]?.planes.length ?? 0
  for (let tier = 0; tier < tierCount && page.ids.length < limit; tier++) {
    const parts = answers.map((answer): FoundJobs => ({ answer, ...answer.tiers[tier]! })).filter((part) => part.count > 0)
    if (page.skip >= countOf(parts)) page.skip -= countOf(parts)
    else if (planes > 0) addBestMatches(parts, page, planes)
    else addInOrder(parts, page, sort)
  }
  return page.ids
}
