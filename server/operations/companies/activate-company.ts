import type { CompanyState } from '#contract/accounts/members/company-roles.ts'
import { recordAct } from '#server/platform/audit/record-act.ts'
import { setCompanyState } from './set-company-state.ts'
import type { OperatorContext } from '#server/platform/request/operator-context.ts'
import { notifyDecision } from './notify-decision.ts'

/** A company that waited may publish and write from now on, and is notified. */
export async function activateCompany(context: OperatorContext, { id, state }: { id: number; state: CompanyState }) {
  await setCompanyState(context, id, 'active')
  await notifyDecision(context, { company_id: id, decision: 'approved' })
  await recordAct(context, { act: 'approve_company', subject_kind: 'company', subject_id: id, detail: { from: state } })
}
