import type { JobDocument } from '../segment/job-document.ts'
import type { Segment } from '../segment/segment.ts'
import type { Suggestions } from './suggestions.ts'

/** Moves the moment after which a job must be confirmed to count: only the jobs confirmed in between are looked at. */
export const recountLive = (suggestions: Suggestions, before: number, after: number, segments: Segment[], changed: Iterable<JobDocument>): void => {
  const [from, to, by] = after > before ? ([before, after, -1] as const) : ([after, before, 1] as const)
  for (const segment of segments) {
    const end = segment.confirmedAfter(from)
    for (let doc = segment.confirmedAfter(to); doc < end; doc++) {
      if (segment.isAlive(doc)) suggestions.count(segment.suggestions(doc), by)
    }
  }
  for (const document of changed) {
    if (document.confirmed_at > from && document.confirmed_at <= to) suggestions.count(document.suggestions, by)
  }
}
