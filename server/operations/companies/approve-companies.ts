import { CompanyState } from '#contract/accounts/members/company-roles.ts'
import { lockCompany } from '#server/platform/database/lock-company.ts'
import { makeBatch } from '../batches/batches.ts'
import { activateCompany } from './activate-company.ts'
import type { OperatorContext } from '#server/platform/request/operator-context.ts'

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
