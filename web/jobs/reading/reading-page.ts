import type { LoaderFunctionArgs } from 'react-router'
import { loadMyApplying } from '../detail/apply/load-my-applying.ts'
import { loadJob } from '../detail/load-job.ts'
import { recordView } from '../record-view.ts'
import { apiContext, areaContext, siteContext } from '#web/platform/api/page-context.ts'
import { orNotFound } from '#web/platform/api/refusal.ts'

/** In the address of a job that somebody chose to read: the first of a list is shown without being asked for, and counts as no view. */
export const CHOSEN = 'chosen'

/** One job for the reading pane beside a list. A browser that opens this address gets the same as JSON. */
export async function loader({ context, request, url }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const id = url.searchParams.get('id') ?? ''
  const { linkedData: _, ...loaded } = await loadJob(api, id, new Date(), context.get(siteContext).origin).catch((error: unknown) =>
    orNotFound(error, 'この求人は募集を終了したか、公開されていません。'),
  )
  if (url.searchParams.has(CHOSEN)) recordView({ context, request }, { company_id: loaded.company.id, company_job_id: loaded.job.id })
  return { ...loaded, mine: context.get(areaContext) === 'candidate' ? await loadMyApplying(api, loaded.job.id) : null }
}

export type ReadJob = Awaited<ReturnType<typeof loader>>

/** A job that cannot be read leaves the list as it is. */
export const clientLoader = ({ serverLoader }: { serverLoader: () => Promise<unknown> }) => serverLoader().catch(() => null)
