import type { ClosedReason } from '#contract/jobs/postings/state/job-state.ts'
import type { JobAct } from '#contract/jobs/postings/state/job-acts.ts'
import type { MemberContext } from '#server/platform/request/viewer-contexts.ts'
import { ownJobs } from '../own-jobs.ts'
import { refusalOf } from '../refusal-sentence.ts'
import { closeJob, confirmJob, pauseJob } from './job-states.ts'
import { notifyOfRequests, storeRequest } from '../approvals/request-approval.ts'
import { lockOwnJob } from '../lock-own-job.ts'
import { askFees, publishJob } from './publish-job.ts'
import { restoreJob } from './restore-job.ts'

type Wish = { ids: number[]; act: JobAct; closed_reason?: ClosedReason | undefined }

/** Does one thing to several jobs, each by the rule of a single one. In the order of their ids, so that two members cannot wait for each other. */
export async function actOnJobs(context: MemberContext, { ids, act, closed_reason = 'filled' }: Wish) {
  const requests: { id: number; approval: number }[] = []
  const doOne = {
    confirm: (id: number) => confirmJob(context, id),
    pause: (id: number) => pauseJob(context, id),
    publish: (id: number) => publishJob(context, { id }),
    request_approval: async (id: number) => {
      await askFees(context, undefined)
      requests.push({ id, approval: await storeRequest(context, await lockOwnJob(context, id)) })
    },
    close: (id: number) => closeJob(context, { id, closed_reason }),
    restore: (id: number) => restoreJob(context, id),
  }[act]
  const sorted = [...new Set(ids)].toSorted((one, other) => one - other)
  const known = await ownJobs(context.db, context.viewer).where('id', 'in', sorted).select(['id', 'position_title']).execute()
  const titles = new Map(known.map(({ id, position_title }) => [id, position_title]))
  const items = []
  for (const id of sorted) items.push({ id, position_title: titles.get(id) ?? `番号 ${id}`, refusal: await refusalOf(() => doOne(id)) })
  await notifyOfRequests(context, requests)
  return { items }
}
