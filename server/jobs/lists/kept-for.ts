import type { RequestContext } from '#server/platform/request/request-context.ts'
import type { JobIndex } from '#search-engine/job-index.ts'

/** What is the same for everybody is made at most once in so many milliseconds, for each index of jobs. What fails is made again by the next who asks. */
export function keptFor<Context extends Pick<RequestContext, 'now' | 'jobIndex'>, Value>(milliseconds: number, make: (context: Context) => Promise<Value>) {
  const kept = new WeakMap<JobIndex, { at: number; value: Promise<Value> }>()
  return (context: Context) => {
    const { jobIndex } = context
    const at = context.now().getTime()
    const before = kept.get(jobIndex)
    if (before && at >= before.at && at - before.at < milliseconds) return before.value
    const value = make(context)
    kept.set(jobIndex, { at, value })
    value.catch(() => kept.delete(jobIndex))
    return value
  }
}
