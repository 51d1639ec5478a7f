import type { RequestContext } from '#server/platform/request/request-context.ts'
import type { CompanyViewer } from '#server/platform/viewers/viewer.ts'
import type { CompanySettings } from '#contract/companies/members/company-security.ts'
import { actAs } from '#server/platform/audit/act-as.ts'

export const showCompanySettings = ({ db, viewer }: Pick<RequestContext, 'db'> & { viewer: CompanyViewer }) =>
  db.selectFrom('companies').select(['is_hiring_open_position', 'deny_company_apply']).where('id', '=', viewer.company_id).executeTakeFirstOrThrow()

type Context = Pick<RequestContext, 'db' | 'now'> & { viewer: CompanyViewer }

export async function changeCompanySettings(context: Context, change: { [Name in keyof CompanySettings]?: CompanySettings[Name] | undefined }) {
  const { db, now, viewer } = context
  await actAs(context)
  await db
    .updateTable('companies')
    .set({ ...change, updated_at: now().toISOString() })
    .where('id', '=', viewer.company_id)
    .execute()
  return showCompanySettings(context)
}
