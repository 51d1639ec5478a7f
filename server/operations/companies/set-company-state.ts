import type { CompanyState } from '#contract/accounts/members/company-roles.ts'
import type { OperatorContext } from '#server/platform/request/operator-context.ts'

/** The triggers of the table update the job index, feeds and open pages. */
export const setCompanyState = ({ db, now }: Pick<OperatorContext, 'db' | 'now'>, id: number, state: CompanyState) =>
  db.updateTable('companies').set({ state, updated_at: now().toISOString() }).where('id', '=', id).execute()
