import { CompanyState } from '#contract/accounts/members/company-roles.ts'
import { fail } from '#server/fail.ts'
import { recordAct } from '#server/platform/audit/record-act.ts'
import { lockCompany } from '#server/platform/database/lock-company.ts'
import type { OperatorContext } from '#server/platform/request/viewer-contexts.ts'
import { makeBatch } from '../batches/batches.ts'
import { recordConsequence } from '../reports/consequences/record-consequence.ts'
import { activateCompany, setCompanyState } from './set-company-state.ts'
import { lockCompanyRow, type Looked } from './lock-company-row.ts'
import { notifyDecision } from './notify-decision.ts'

/** Approves those that still wait; each of the others says why not. A company that a colleague refused is decided by itself. */
export const approveCompanies = (context: OperatorContext, ids: number[]) =>
  makeBatch(context, { kind: 'approve_companies', ids }, async (id) => {
    await lockCompany(context.db, id, 'alone')
    const company = await context.db.selectFrom('companies').select('state').where('id', '=', id).forNoKeyUpdate().executeTakeFirst()
    if (!company) return { refusal: 'NOT_FOUND' }
    const state = CompanyState.parse(company.state)
    if (state !== 'pending' && state !== 'provisional') return { refusal: 'COMPANY_CHANGED' }
    if ((await lastDecision(context, id))?.decision === 'refused') return { refusal: 'COMPANY_REFUSED' }
    await activateCompany(context, { id, state })
    return { before: { state }, mark: String((await lastDecision(context, id))?.id) }
  })

const lastDecision = ({ db }: OperatorContext, company_id: number) =>
  db.selectFrom('company_decisions').select(['id', 'decision']).where('company_id', '=', company_id).orderBy('id', 'desc').limit(1).executeTakeFirst()

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
