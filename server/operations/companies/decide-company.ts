import { recordAct } from '#server/platform/audit/record-act.ts'
import { fail } from '#server/fail.ts'
import { activateCompany } from './activate-company.ts'
import { lockCompanyRow, type Looked } from './lock-company-row.ts'
import type { OperatorContext } from '#server/platform/request/operator-context.ts'
import { notifyDecision } from './notify-decision.ts'

/** A refusal has a reason. */
type Decided = Looked & { decision: 'approve' | 'refuse'; reason?: string | undefined }

/** An operator approves a waiting company, or says why not yet: then it waits on, and may correct its entry. */
export async function decideCompany(context: OperatorContext, decided: Decided) {
  const { state, end_of_contract } = await lockCompanyRow(context.db, decided)
  const { id } = decided
  if (state !== 'pending' && state !== 'provisional') fail('COMPANY_CHANGED')
  if (decided.decision === 'approve') {
    await activateCompany(context, { id, state })
    return { state: 'active' as const, end_of_contract }
  }
  const { reason = '' } = decided
  await notifyDecision(context, { company_id: id, decision: 'refused', reason })
  await recordAct(context, { act: 'refuse_company', subject_kind: 'company', subject_id: id, reason, detail: { state } })
  return { state, end_of_contract }
}
