import type { CompanyPageChange, OwnCompanyPage } from '#contract/companies/pages/company-pages.ts'
import { responseFigures } from '#server/companies/directory/response-figures.ts'
import { showCompany } from './show-company.ts'
import type { MemberContext } from '#server/platform/request/member-context.ts'
import { ownContent } from '#server/companies/pages/content/own-content.ts'

const CHANGES = 30

/** A member's own company as it is written, as visitors see it, and its history. It is shown whether public or not. */
export async function showOwnCompany(context: MemberContext): Promise<OwnCompanyPage> {
  const { db, viewer } = context
  const id = viewer.company_id
  const { content, version } = await ownContent(db, id)
  const { company, company_finances, jobs } = await showCompany(context, id, db.selectFrom('companies'))
  const history = await db
    .selectFrom('company_changes')
    .select(['version', 'changed_by', 'changed_at', 'changes'])
    .where('company_id', '=', id)
    .orderBy('id', 'desc')
    .limit(CHANGES)
    .execute()
  const shown = { company, company_finances, jobs, response_figures: await responseFigures(db, id) }
  return { content, version, shown, history: history as CompanyPageChange[] }
}
