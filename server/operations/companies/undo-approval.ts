import { CompanyState } from '#contract/accounts/members/company-roles.ts'
import { recordAct } from '#server/platform/audit/record-act.ts'
import { lockCompany } from '#server/platform/database/lock-company.ts'
import type { Undone } from '../batches/undone.ts'
import type { OperatorContext } from '#server/platform/request/operator-context.ts'
import { setCompanyState } from './set-company-state.ts'
import { notifyDecision } from './notify-decision.ts'

/** The company waits again, unless an operator decided about it since, or it has asked for a job to be public or written to a candidate. */
export async function undoApproval(context: OperatorContext, { id, before, mark }: { id: number; before: unknown; mark: string }): Promise<Undone> {
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
