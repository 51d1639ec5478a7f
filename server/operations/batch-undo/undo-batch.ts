import { sql } from 'kysely'
import { CompanyState } from '#contract/accounts/members/company-roles.ts'
import { type OperatorAct, operatorMay } from '#contract/accounts/operators/operator-acts.ts'
import type { OperatorBatch } from '#contract/operations/companies/operator-batches.ts'
import { fail } from '#server/fail.ts'
import { recordEvent } from '#server/notifications/webhooks/record-event.ts'
import { recordAct } from '#server/platform/audit/record-act.ts'
import { lockCompany } from '#server/platform/database/lock-company.ts'
import type { OperatorContext } from '#server/platform/request/viewer-contexts.ts'
import { showBatch, UNDO_MINUTES, type Undone } from '../batches/batches.ts'
import { notifyDecision } from '../companies/notify-decision.ts'
import { setCompanyState } from '../companies/set-company-state.ts'
import { lockJob } from '../jobs/lock-job.ts'
import { notifyJobDecision } from '../jobs/notify-job-decision.ts'
import { recordConsequence } from '../reports/consequences/record-consequence.ts'

const undo = { approve_companies: undoApproval, close_jobs: undoClosure, ask_confirmations: undoConfirmationRequest }
const actOf: Record<OperatorBatch['kind'], OperatorAct> = { approve_companies: 'decide_companies', close_jobs: 'close_jobs', ask_confirmations: 'close_jobs' }

/** Undoes a batch, once: only entries that no user changed since get their old state, and the others say so. */
export async function undoBatch(context: OperatorContext, id: string) {
  const { db, now, viewer } = context
  const batch = await db.selectFrom('operator_batches').select(['kind', 'made_at', 'undone_at']).where('id', '=', id).forNoKeyUpdate().executeTakeFirst()
  if (!batch) return fail('NOT_FOUND')
  const kind = batch.kind as OperatorBatch['kind']
  if (!operatorMay(viewer.role, actOf[kind])) fail('ROLE_FORBIDDEN')
  if (batch.undone_at || now().getTime() > Date.parse(batch.made_at) + UNDO_MINUTES * 60_000) fail('UNDO_OVER')
  await db.updateTable('operator_batches').set({ undone_at: now().toISOString() }).where('id', '=', id).execute()
  const items = await db
    .selectFrom('operator_batch_items')
    .select(['subject_id', 'before', 'mark'])
    .where('batch_id', '=', id)
    .where('refusal', 'is', null)
    .orderBy('subject_id')
    .execute()
  for (const { subject_id, before, mark } of items) {
    const undo_outcome = await undo[kind](context, { id: subject_id, before, mark })
    await db.updateTable('operator_batch_items').set({ undo_outcome }).where('batch_id', '=', id).where('subject_id', '=', subject_id).execute()
  }
  return showBatch(context, id)
}

/** Takes the notification out of the members' lists while none of them has read it. A mail that left stays where it is. */
async function undoConfirmationRequest(context: OperatorContext, { id, before, mark }: { id: number; before: unknown; mark: string }): Promise<Undone> {
  const { db } = context
  const { dedupe_key } = before as { dedupe_key: string }
  const job = await lockJob(db, id)
  if (!job) return 'gone'
  const told = db.selectFrom('notifications').where('job_id', '=', id).where('dedupe_key', '=', dedupe_key)
  const isRead = await told.where('read_at', 'is not', null).select('id').limit(1).executeTakeFirst()
  if (isRead || job.confirmed_at !== mark || job.state !== 'published') return 'changed'
  await db.deleteFrom('notifications').where('job_id', '=', id).where('dedupe_key', '=', dedupe_key).execute()
  await recordAct(context, { act: 'undo_asking', subject_kind: 'job', subject_id: id, detail: { company_id: job.company_id } })
  return 'restored'
}

type Before = { state: 'published' | 'paused'; published_at: string; confirmed_at: string; confirmed_by: string; report_id?: string }

/** Restores the job, unless its company or an operator changed either since. */
async function undoClosure(context: OperatorContext, { id, before, mark }: { id: number; before: unknown; mark: string }): Promise<Undone> {
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

/** The company waits again, unless an operator decided about it since, or it has asked for a job to be public or written to a candidate. */
async function undoApproval(context: OperatorContext, { id, before, mark }: { id: number; before: unknown; mark: string }): Promise<Undone> {
  const { db } = context
  await lockCompany(db, id, 'alone')
  const company = await db
    .selectFrom('companies')
    .select('state')
    .select(({ selectFrom, exists }) => [
      selectFrom('company_decisions')
        .select(({ fn }) => fn.max('id').as('last'))
        .whereRef('company_id', '=', 'companies.id')
        .as('last_decision_id'),
      exists(selectFrom('job_offers').select('id').whereRef('company_id', '=', 'companies.id').where('state', 'in', ['in_review', 'published'])).as('has_jobs'),
      exists(selectFrom('threads').select('id').whereRef('company_id', '=', 'companies.id')).as('has_threads'),
    ])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!company) return 'gone'
  if (company.state !== 'active' || String(company.last_decision_id) !== mark || company.has_jobs || company.has_threads) return 'changed'
  await setCompanyState(context, id, CompanyState.parse((before as { state: string }).state))
  await notifyDecision(context, { company_id: id, decision: 'approval_undone' })
  await recordAct(context, { act: 'undo_approval', subject_kind: 'company', subject_id: id })
  return 'restored'
}
