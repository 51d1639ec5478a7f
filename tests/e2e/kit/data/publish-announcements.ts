import { type Insertable, sql } from 'kysely'
import type { Database } from '#server/platform/database/connect.ts'
import type { DB } from '#server/platform/database/schema.ts'

const anHourAgo = () => new Date(Date.now() - 3_600_000).toISOString()

/** A segment that holds nobody but this candidate: the microsecond in which they registered. */
const onlyFor = (
  candidate_user_id: string,
) => sql<string>`(select jsonb_build_object('registered_from', at, 'registered_until', at + interval '1 microsecond' - interval '1 day')
  from (select created_at at time zone 'Asia/Tokyo' as at from candidate_users where id = ${candidate_user_id}) as registered)`

/** Publishes announcements for this candidate. Marks those for everyone as confirmed, so that a journey meets only its own. */
export async function publishAnnouncements(db: Database, candidate_user_id: string, ...announcements: Partial<Insertable<DB['announcements']>>[]) {
  await confirmPublicAnnouncements(db, candidate_user_id)
  // The modal asks about nothing that is older than the account.
  await db.updateTable('candidate_users').set({ created_at: sql`created_at - interval '12 hours'` }).where('id', '=', candidate_user_id).execute()
  const values = announcements.map((announcement, at) => ({
    segment: onlyFor(candidate_user_id),
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
