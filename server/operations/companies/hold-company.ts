import { CompanyState } from '#contract/accounts/members/company-roles.ts'
import { takeCompany } from '#server/platform/database/take-company.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { fail } from '#server/fail.ts'

/** A company as whoever decides about it saw it. */
export type Looked = { id: number; from_state?: CompanyState; from_decision_id?: number | null | undefined }

/**
 * A company as it stands, with nobody acting for it and no other operator deciding until this transaction ends. Whoever looked at something else, because
 * another operator decided meanwhile, is told to look again.
 */
export async function holdCompany(db: Database, { id, from_state, from_decision_id }: Looked) {
  await takeCompany(db, id, 'alone')
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
