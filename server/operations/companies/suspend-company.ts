import { recordAct } from '#server/platform/audit/record-act.ts'
import { fail } from '#server/fail.ts'
import { recordConsequence } from '../reports/consequences/record-consequence.ts'
import { lockCompanyRow, type Looked } from './lock-company-row.ts'
import type { OperatorContext } from '#server/platform/request/operator-context.ts'
import { setCompanyState } from './set-company-state.ts'
import { notifyDecision } from './notify-decision.ts'

type Suspension = Looked & { suspended: boolean; reason: string; report_id?: string | undefined }

/**
 * Suspends a company in use, or resumes it. Nothing else changes: public pages, visibility and permissions all check the state. It waits for the lock of the
 * company alone, so that every act that its members had begun has ended, or finds the new state.
 */
export async function suspendCompany(context: OperatorContext, { suspended, reason, report_id, ...looked }: Suspension) {
  const { state, end_of_contract } = await lockCompanyRow(context.db, looked)
  const { id } = looked
  if (state !== (suspended ? 'active' : 'suspended')) fail('COMPANY_CHANGED')
  const next = suspended ? 'suspended' : 'active'
  const about = { subject_kind: 'company', subject_id: id, reason, detail: { from: state, to: next, ...(report_id ? { report_id } : {}) } } as const
  if (suspended) await notifyDecision(context, { company_id: id, decision: 'suspended', reason })
  await setCompanyState(context, id, next)
  if (!suspended) await notifyDecision(context, { company_id: id, decision: 'suspension_lifted', reason })
  await recordConsequence(context, { report_id, company_id: id, step: suspended ? 'company_suspended' : 'suspension_lifted', reason })
  await recordAct(context, { act: suspended ? 'suspend_company' : 'lift_suspension', ...about })
  return { state: next, end_of_contract } as const
}
