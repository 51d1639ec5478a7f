import type { RequestContext } from '#server/platform/request/request-context.ts'
import type { CompanyViewer } from '#server/platform/viewers/viewer.ts'

export const showCompanySettings = ({ db, viewer }: Pick<RequestContext, 'db'> & { viewer: CompanyViewer }) =>
  db.selectFrom('companies').select(['is_hiring_open_position', 'deny_company_apply']).where('id', '=', viewer.company_id).executeTakeFirstOrThrow()
