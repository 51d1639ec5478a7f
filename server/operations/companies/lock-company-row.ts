import { CompanyState } from '#contract/accounts/members/company-roles.ts'
import { lockCompany } from '#server/platform/database/lock-company.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { fail } from '#server/fail.ts'

/** A company's version when the operator saw it. */
export type Looked = { id: number; from_state?: CompanyState; from_decision_id?: number | null | undefined }

/**
 * Locks a company: no member acts for it and no other operator decides until this transaction ends. An operator who saw an older version, because another one
 * decided in between, has to look again.
 */
export async function lockCompanyRow(db: Database, { id, from_state, from_decision_id }: Looked) {
  await lockCompany(db, id, 'alone')
  const company = await db
    .selectFrom('companies')
    .select(['id', 'name', 'state', 'end_of_contract'])
    .select(({ selectFrom }) =>
      selectFrom('company_decisions')
        .select(({ fn }) => fn.max('id').as('last'))
        .whereRef('company_id', '=', 'companies.id')
        .as('last_decision_id'),
    )
    .where('companies.id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!company) return fail('NOT_FOUND')
  const isAsSeen = (from_state ?? company.state) === company.state && (from_decision_id === undefined || from_decision_id === company.last_decision_id)
  return isAsSeen ? { ...company, state: CompanyState.parse(company.state) } : fail('COMPANY_CHANGED')
}
