import { type Insertable, sql } from 'kysely'
import type { Database } from '#server/platform/database/connect.ts'
import type { DB } from '#server/platform/database/schema.ts'

const anHourAgo = () => new Date(Date.now() - 3_600_000).toISOString()

/** A day long ago on which nobody but this candidate registered: the audience of their announcements, in whole days as an operator writes it. */
async function ownDay(db: Database, candidate_user_id: string) {
  const { day } = await db
    .updateTable('candidate_users')
    .set({
      created_at: sql`case when created_at < '2015-01-01' then created_at
        else (date '1970-01-01' + nextval('notification_ids')::integer) + time '12:00' at time zone 'Asia/Tokyo' end`,
    })
    .where('id', '=', candidate_user_id)
    .returning(sql<string>`to_char(created_at at time zone 'Asia/Tokyo', 'YYYY-MM-DD')`.as('day'))
    .executeTakeFirstOrThrow()
  // An account of that age is asked for its intention unless it was told just now.
  const told = { intention_updated_at: new Date().toISOString() }
  await db.updateTable('candidate_profiles').set(told).where('candidate_user_id', '=', candidate_user_id).execute()
  return day
}

/** Publishes announcements for this candidate. Marks those for everyone as confirmed, so that a journey meets only its own. */
export async function publishAnnouncements(db: Database, candidate_user_id: string, ...announcements: Partial<Insertable<DB['announcements']>>[]) {
  await confirmPublicAnnouncements(db, candidate_user_id)
  const day = await ownDay(db, candidate_user_id)
  const values = announcements.map((announcement, at) => ({
    segment: JSON.stringify({ registered_from: day, registered_until: day }),
    title: `お知らせ${at + 1}`,
    message: `本文${at + 1}`,
    is_require_confirm: true,
    display_start_at: new Date(Date.now() - (at + 1) * 3_600_000).toISOString(),
    ...announcement,
  }))
  return (await db.insertInto('announcements').values(values).returning('id').execute()).map(({ id }) => id)
}

export async function confirmPublicAnnouncements(db: Database, account_id: string) {
  const everyones = await db.selectFrom('announcements').select('id').where('segment', '=', '{}').execute()
  if (everyones.length > 0)
    await db
      .insertInto('announcement_receipts')
      .values(everyones.map(({ id }) => ({ announcement_id: id, account_id, viewed_at: anHourAgo(), confirmed_at: anHourAgo() })))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
}
