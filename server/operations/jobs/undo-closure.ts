import { sql } from 'kysely'
import { recordAct } from '#server/platform/audit/record-act.ts'
import type { OperatorContext } from '#server/platform/request/operator-context.ts'
import type { Undone } from '../batches/undone.ts'
import { recordConsequence } from '../reports/consequences/record-consequence.ts'
import { recordEvent } from '#server/notifications/webhooks/record-event.ts'
import { lockJob } from './lock-job.ts'
import { notifyJobDecision } from './notify-job-decision.ts'

type Before = { state: 'published' | 'paused'; published_at: string; confirmed_at: string; confirmed_by: string; report_id?: string }

/** Restores the job, unless its company or an operator changed either since. */
export async function undoClosure(context: OperatorContext, { id, before, mark }: { id: number; before: unknown; mark: string }): Promise<Undone> {
  const { db, now } = context
  const job = await lockJob(db, id)
  if (!job) return 'gone'
  if (job.state !== 'closed' || job.updated_at !== mark || !job.isOfActive) return 'changed'
  const { state, published_at, confirmed_at, confirmed_by, report_id } = before as Before
  const at = now().toISOString()
  await sql`select set_config('mebae.actor', '運営', true)`.execute(db)
  await db
    .updateTable('job_offers')
    .set({ state, published_at, confirmed_at, confirmed_by, closed_at: null, closed_reason: null, updated_at: at })
    .where('id', '=', id)
    .execute()
  await db.updateTable('job_take_downs').set({ lifted_at: at }).where('job_id', '=', id).where('lifted_at', 'is', null).execute()
  if (state === 'published') await recordEvent(db, { company_id: job.company_id, type: 'job.published', at: now(), detail: { job_id: id } })
  await notifyJobDecision(context, { job, kind: 'job_closed', dedupe_key: `undone:${mark}:${id}`, decision: 'undone' })
  await recordConsequence(context, { report_id, company_id: job.company_id, step: 'closing_undone' })
  await recordAct(context, { act: 'undo_closure', subject_kind: 'job', subject_id: id, detail: { to: state, company_id: job.company_id } })
  return 'restored'
}
