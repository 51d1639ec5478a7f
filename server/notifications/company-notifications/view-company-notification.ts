import type { RequestContext } from '#server/platform/request/request-context.ts'
import { fail } from '#server/fail.ts'
import type { CompanyViewer } from '#server/platform/viewers/viewer.ts'
import { notificationCounts } from './list-company-notifications.ts'
import { visibleNotifications } from './visible-notifications.ts'

/** Marks one notification as read, or without an id all of them. Only the first time counts. */
export async function viewCompanyNotification({ db, viewer, now }: Pick<RequestContext, 'db' | 'now'> & { viewer: CompanyViewer }, id?: number) {
  const seen = await visibleNotifications(db, viewer)
    .$if(id !== undefined, (told) => told.where('told.id', '=', id!))
    .select('told.id')
    .execute()
  if (id !== undefined && seen.length === 0) fail('NOT_FOUND')
  if (seen.length > 0)
    await db
      .updateTable('company_notifications')
      .set({ viewed_at: now().toISOString() })
      .where(
        'id',
        'in',
        seen.map((told) => told.id),
      )
      .where('viewed_at', 'is', null)
      .execute()
  const { unread_count } = await notificationCounts({ db, viewer })
  return { success: true, unread_count }
}
