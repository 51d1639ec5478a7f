import type { RequestContext } from '#server/platform/request/request-context.ts'
import { fail } from '#server/fail.ts'
import type { CompanyViewer } from '#server/platform/viewers/viewer.ts'

/** From now on its link leads nowhere. */
export async function withdrawInvitation({ db, viewer }: Pick<RequestContext, 'db'> & { viewer: CompanyViewer }, id: string) {
  const withdrawn = await db
    .deleteFrom('member_invitations')
    .where('id', '=', id)
    .where('company_id', '=', viewer.company_id)
    .returning('id')
    .executeTakeFirst()
  if (!withdrawn) fail('NOT_FOUND')
  return { success: true }
}
