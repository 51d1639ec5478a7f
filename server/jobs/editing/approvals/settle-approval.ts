import { notify } from '#server/notifications/notifications/notify.ts'
import type { MemberContext } from '#server/platform/request/viewer-contexts.ts'
import { openApproval } from './open-approvals.ts'

type Settled = { decision: 'approved' | 'returned'; reason?: string }

/** Ends the open request about a job, if one is there, and notifies the member who made it. */
export async function settleApproval({ db, now, viewer }: MemberContext, job_id: number, { decision, reason = '' }: Settled) {
  const open = await openApproval(db, viewer.company_id, job_id)
  if (!open) return
  await db.updateTable('job_approvals').set({ decision, decided_at: now().toISOString(), decided_by: viewer.name, reason }).where('id', '=', open.id).execute()
  const company_user_id = open.requested_by_id
  if (!company_user_id || company_user_id === viewer.id) return
  await notify(db, {
    kind: 'job_approval',
    to: { company_id: viewer.company_id, company_user_id },
    subject: { type: 'job', id: job_id },
    job_id,
    dedupe_key: `approval:${open.id}:${decision}`,
    at: now(),
    detail: { decision, kind: open.kind, by: viewer.name, reason },
  })
}
