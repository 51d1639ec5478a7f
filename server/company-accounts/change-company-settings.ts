import type { CompanySettings } from '#contract/company-security.ts'
import type { RequestContext } from '../request-context.ts'
import { actAs } from '../company-jobs/act-as.ts'
import type { CompanyViewer } from '../sessions/viewer.ts'
import { showCompanySettings } from './show-company-settings.ts'

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
