import type { JobQuery } from '../job-index-types.ts'
import { pageOfJobs } from './page-of-jobs.ts'
import type { SearchPlan } from './search-plan.ts'
import type { SegmentAnswer } from './segment-answer.ts'
import { spreadAmong, spreadCompanies } from './spread-companies.ts'

/** The ids of the page that a query asks for. Where words decide the order, companies are spread over its beginning, for every page alike. */
export const pageOfAnswers = (answers: SegmentAnswer[], plan: SearchPlan, query: JobQuery, companyOf: (id: number) => number | undefined): number[] => {
  const { offset = 0, limit = 20 } = query
  if (limit <= 0) return []
  if (!plan.ranked || offset >= spreadAmong) return pageOfJobs(answers, plan.sort, offset, limit)
  const best = pageOfJobs(answers, plan.sort, 0, Math.max(spreadAmong, offset + limit))
  return spreadCompanies(best, companyOf, scoreIn(answers)).slice(offset, offset + limit)
}

/** How well a job of these answers has the words of the search. */
const scoreIn = (answers: SegmentAnswer[]) => (id: number) => {
  for (const { segment, scores, leastScore, planes } of answers) {
    const doc = segment.find(id)
    if (doc < 0 || !segment.isAlive(doc)) continue
    return planes.slice(-scores).reduce((sum, plane, digit) => sum + (segment.bitmaps.has(plane, doc) ? 2 ** digit : 0), leastScore)
  }
  return 0
}
