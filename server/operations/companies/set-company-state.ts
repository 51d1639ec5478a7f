import type { CompanyState } from '#contract/accounts/members/company-roles.ts'
import { recordAct } from '#server/platform/audit/record-act.ts'
import type { OperatorContext } from '#server/platform/request/viewer-contexts.ts'
import { notifyDecision } from './notify-decision.ts'

/** The triggers of the table update the job index, feeds and open pages. */
export const setCompanyState = ({ db, now }: Pick<OperatorContext, 'db' | 'now'>, id: number, state: CompanyState) =>
  db.updateTable('companies').set({ state, updated_at: now().toISOString() }).where('id', '=', id).execute()

/** A company that waited may publish and write from now on, and is notified. */
export async function activateCompany(context: OperatorContext, { id, state }: { id: number; state: CompanyState }) {
  await setCompanyState(context, id, 'active')
  await notifyDecision(context, { company_id: id, decision: 'approved' })
  await recordAct(context, { act: 'approve_company', subject_kind: 'company', subject_id: id, detail: { from: state } })
}
