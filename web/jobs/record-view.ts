import type { RouterContextProvider } from 'react-router'
import { apiContext, areaContext, reportContext } from '#web/platform/api/page-context.ts'
import { refusalOf } from '#web/platform/api/refusal.ts'

type Asked = { request: Request; context: Readonly<RouterContextProvider> }

/** For loaders: records that the signed-in user opened this page, without delaying it. Ignores prefetches and HEAD requests. */
export function recordView({ request, context }: Asked, view: { company_id: number; company_job_id: number }) {
  const isAhead = /prefetch/i.test(`${request.headers.get('sec-purpose')} ${request.headers.get('purpose')}`)
  if (context.get(areaContext) !== 'candidate' || request.method !== 'GET' || isAhead) return
  void context
    .get(apiContext)
    .candidate_users.view_histories.record(view)
    .catch((error: unknown) => refusalOf(error) || context.get(reportContext)(error))
}
