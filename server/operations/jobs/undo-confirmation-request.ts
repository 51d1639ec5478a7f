import { recordAct } from '#server/platform/audit/record-act.ts'
import type { OperatorContext } from '#server/platform/request/operator-context.ts'
import type { Undone } from '../batches/undone.ts'
import { lockJob } from './lock-job.ts'

/** Takes the telling out of the members' lists while none of them has read it. A mail that left stays where it is. */
export async function undoConfirmationRequest(context: OperatorContext, { id, before, mark }: { id: number; before: unknown; mark: string }): Promise<Undone> {
  const { db } = context
  const { dedupe_key } = before as { dedupe_key: string }
  const job = await lockJob(db, id)
  if (!job) return 'gone'
  const told = db.selectFrom('company_notifications').where('job_id', '=', id).where('dedupe_key', '=', dedupe_key)
  const isRead = await told.where('viewed_at', 'is not', null).select('id').limit(1).executeTakeFirst()
  if (isRead || job.confirmed_at !== mark || job.state !== 'published') return 'changed'
  await db.deleteFrom('company_notifications').where('job_id', '=', id).where('dedupe_key', '=', dedupe_key).execute()
  await recordAct(context, { act: 'undo_asking', subject_kind: 'job', subject_id: id, detail: { company_id: job.company_id } })
  return 'restored'
}
