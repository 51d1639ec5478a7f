import type { RouterContextProvider } from 'react-router'
import { apiContext, areaContext, reportContext } from '#web/platform/api/page-context.ts'
import { refusalOf } from '#web/platform/api/refusal.ts'

type Asked = { request: Request; context: Readonly<RouterContextProvider> }

/** For loaders: notes that whoever is signed in opened this page. The page does not wait for it; what a browser loads ahead, or asks only for its head, was not opened. */
export function recordView({ request, context }: Asked, view: { company_id: number; company_job_id: number }) {
  const isAhead = /prefetch/i.test(`${request.headers.get('sec-purpose')} ${request.headers.get('purpose')}`)
  if (context.get(areaContext) !== 'candidate' || request.method !== 'GET' || isAhead) return
  void context
    .get(apiContext)
    .candidate_users.view_histories.record(view)
    .catch((error: unknown) => refusalOf(error) || context.get(reportContext)(error))
}
