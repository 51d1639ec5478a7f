import { fail } from '#server/fail.ts'
import type { MemberContext } from '#server/platform/request/viewer-contexts.ts'
import { changeOwnJob } from '../change-own-job.ts'
import { publishJob } from '../lifecycle/publish-job.ts'
import { lockOwnJob } from '../lock-own-job.ts'
import { openApproval } from './open-approvals.ts'
import { settleApproval } from './settle-approval.ts'

type Decided = {
  id: number
  approval_id: number
  job_updated_at: string
  decision: 'approve' | 'return'
  reason?: string | undefined
  fees_version?: string | undefined
}

/** An administrator publishes the job, or the change, that they have read, or returns it with a reason. The operators' own review comes after it. */
export async function decideApproval(context: MemberContext, { id, approval_id, job_updated_at, decision, reason = '', fees_version }: Decided) {
  const { db, viewer } = context
  const job = await lockOwnJob(context, id)
  const open = await openApproval(db, viewer.company_id, id)
  if (open?.id !== approval_id) return fail('APPROVAL_SETTLED')
  if (decision === 'return') await settleApproval(context, id, { decision: 'returned', reason })
  else {
    if (job.updated_at !== job_updated_at) fail('PAGE_CHANGED')
    // Publishing settles its request itself, as it does where an administrator publishes without looking at it.
    if (open.kind === 'publication') await publishJob(context, { id, fees_version })
    else {
      await changeOwnJob(context, { id, ...open.changes })
      await settleApproval(context, id, { decision: 'approved' })
    }
  }
  return { success: true }
}
