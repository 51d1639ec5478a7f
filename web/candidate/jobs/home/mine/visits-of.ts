import { PAGE_SIZE } from '#contract/platform/page.ts'
import type { VisitorHistory } from '#contract/candidates/following/visitor-histories.ts'

const WEEK = 7 * 86_400_000

/** The companies that opened the candidate's profile within a week, each once, the latest first. `isMore` when the first page of visits does not hold them all. */
export function visitsOf(visits: Pick<VisitorHistory, 'name' | 'company_id' | 'last_access_at'>[], total: number, now: Date) {
  const lately = visits.filter(({ last_access_at }) => now.getTime() - Date.parse(last_access_at) < WEEK)
  const names = [...new Map(lately.map(({ company_id, name }) => [company_id, name])).values()]
  return { names, isMore: lately.length === PAGE_SIZE && total > PAGE_SIZE }
}
