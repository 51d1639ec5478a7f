import type { Insertable } from 'kysely'
import type { Database } from '#server/platform/database/connect.ts'
import type { DB } from '#server/platform/database/schema.ts'

const anHourAgo = () => new Date(Date.now() - 3_600_000).toISOString()

/** Publishes announcements for this candidate. Marks those for everyone as confirmed, so that a journey meets only its own. */
export async function publishNotices(db: Database, candidate_user_id: string, ...notices: Partial<Insertable<DB['notifications']>>[]) {
  const public_ones = await db.selectFrom('notifications').select('id').where('candidate_user_id', 'is', null).execute()
  if (public_ones.length)
    await db
      .insertInto('notification_receipts')
      .values(public_ones.map(({ id }) => ({ notification_id: id, candidate_user_id, viewed_at: anHourAgo(), confirmed_at: anHourAgo() })))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  const values = notices.map((notice, at) => ({
    candidate_user_id,
    title: `お知らせ${at + 1}`,
    message: `本文${at + 1}`,
    is_require_confirm: true,
    display_start_at: new Date(Date.now() - (at + 1) * 3_600_000).toISOString(),
    ...notice,
  }))
  return (await db.insertInto('notifications').values(values).returning('id').execute()).map(({ id }) => id)
}
