import type { RequestContext } from '#server/platform/request/request-context.ts'
import type { CompanyViewer } from '#server/platform/viewers/viewer.ts'

/** Earlier texts keep the name under which the member wrote them. */
export async function renameMember({ db, now, viewer }: Pick<RequestContext, 'db' | 'now'> & { viewer: CompanyViewer }, name: string) {
  await db.updateTable('company_users').set({ name, updated_at: now().toISOString() }).where('id', '=', viewer.id).execute()
  return { success: true }
}
