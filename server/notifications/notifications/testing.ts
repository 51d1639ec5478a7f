import type { Database } from '#server/platform/database/connect.ts'
import { today } from '#server/testing.ts'
import { shownNotifications } from './readable-notifications.ts'

/** What an account, or everybody, was notified of, the oldest first, as it reads today. */
export async function notificationsOf(db: Database, account_id?: string) {
  const rows = await db
    .selectFrom('notifications')
    .select('id')
    .$if(account_id !== undefined, (found) => found.where('account_id', '=', account_id!))
    .execute()
  return rows.length === 0
    ? []
    : shownNotifications(
        db,
        rows.map(({ id }) => id),
        today,
      )
}
