import { sql } from 'kysely'
import { recordAct } from '#server/platform/audit/record-act.ts'
import { fail } from '#server/fail.ts'
import { recordConsequence } from '../reports/consequences/record-consequence.ts'
import { recordEvent } from '#server/notifications/webhooks/record-event.ts'
import { lockCompanyRow, type Looked } from './lock-company-row.ts'
import type { OperatorContext } from '#server/platform/request/viewer-contexts.ts'
import { notifyDecision } from './notify-decision.ts'

type Ending = Looked & { end_of_contract: boolean; reason: string; report_id?: string | undefined }

/**
 * Ends the contract and with it every job; the page stays for candidates who write with the company. After a resumption the company itself says which jobs are
 * still open.
 */
export async function endContract(context: OperatorContext, { end_of_contract, reason, report_id, ...looked }: Ending) {
  const { db, now } = context
  const company = await lockCompanyRow(db, looked)
  const { id, state } = company
  if (company.end_of_contract === end_of_contract) fail('COMPANY_CHANGED')
  const closed = end_of_contract ? await closeAll(context, id) : []
  await db.updateTable('companies').set({ end_of_contract, updated_at: now().toISOString() }).where('id', '=', id).execute()
  await notifyDecision(context, { company_id: id, decision: end_of_contract ? 'contract_ended' : 'contract_resumed', reason })
  await recordConsequence(context, { report_id, company_id: id, step: end_of_contract ? 'contract_ended' : 'contract_resumed', reason })
  const act = end_of_contract ? 'end_contract' : 'resume_contract'
  await recordAct(context, {
    act,
    subject_kind: 'company',
    subject_id: id,
    reason,
    detail: { ...(end_of_contract ? { closed_jobs: closed } : {}), ...(report_id ? { report_id } : {}) },
  })
  return { state, end_of_contract }
}

/** Public jobs end, and waiting reviews are withdrawn. */
async function closeAll({ db, now }: OperatorContext, company_id: number) {
  const at = now().toISOString()
  await sql`select set_config('mebae.actor', '運営', true)`.execute(db)
  const withdrawn = await db
    .updateTable('job_offers')
    .set({ state: 'draft', updated_at: at })
    .where('company_id', '=', company_id)
    .where('state', '=', 'in_review')
    .returning('id')
    .execute()
  for (const { id } of withdrawn)
    await db
      .updateTable('job_offer_reviews')
      .set({ decision: 'withdrawn', decided_at: at, decided_by: '運営' })
      .where('job_id', '=', id)
      .where('decided_at', 'is', null)
      .execute()
  const closed = await db
    .updateTable('job_offers')
    .set({ state: 'closed', closed_reason: 'expired', closed_at: at, updated_at: at })
    .where('company_id', '=', company_id)
    .where('state', 'in', ['published', 'paused'])
    .returning('id')
    .execute()
  for (const { id } of closed) await recordEvent(db, { company_id, type: 'job.closed', at: now(), detail: { job_id: id, closed_reason: 'expired' } })
  return closed.map(({ id }) => id)
}
