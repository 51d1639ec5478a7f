import { sql } from 'kysely'
import type { Database } from '../database/connect.ts'
import { inTransaction } from '../database/in-transaction.ts'
import type { Access } from './access-log.ts'
import type { TaskRun } from '../background/task-context.ts'

/** Of the ids those stay that belong to a candidate, or to a conversation, an application, a scout, a meeting or a file with one. */
export async function saveAccesses(db: Database, accesses: Access[]) {
  const rows = JSON.stringify(
    accesses.map((access) => ({
      ...access,
      hour: new Date(access.hour).toISOString(),
      first_at: new Date(access.first_at).toISOString(),
      last_at: new Date(access.last_at).toISOString(),
    })),
  )
  const asked = sql`jsonb_to_recordset(${rows}::jsonb) as asked
    (hour timestamptz, route text, area text, principal_id uuid, id uuid, first_at timestamptz, last_at timestamptz, times int)`
  await inTransaction(db, async (db) => {
    await sql`insert into access_routes (route) select distinct route from ${asked} where not exists (select from access_routes known where known.route = asked.route)
      on conflict do nothing`.execute(db)
    await sql`
      insert into access_log (hour, route_id, area, principal_id, candidate_user_id, first_at, last_at, times)
      select hour, access_routes.id, area, principal_id, person.candidate_user_id, min(first_at), max(last_at), sum(times)
      from ${asked} join access_routes using (route)
      join lateral (
        select id as candidate_user_id from candidate_users where id = asked.id
        union select candidate_user_id from threads where id = asked.id
        union select candidate_user_id from applications where id = asked.id
        union select candidate_user_id from scouts where id = asked.id
        union select candidate_user_id from threads where id in (select thread_id from meetings where id = asked.id)
        union select candidate_user_id from threads where id in (select thread_id from message_attachments where id = asked.id)
      ) as person on person.candidate_user_id is not null
      group by 1, 2, 3, 4, 5
      order by 2, 1, 5, 4
      on conflict (route_id, hour, candidate_user_id, principal_id, area) do update
      set first_at = least(access_log.first_at, excluded.first_at), last_at = greatest(access_log.last_at, excluded.last_at),
        times = access_log.times + excluded.times`.execute(db)
  })
}

/** A data leak has to be reported within 30 days of its discovery. */
export const DAYS_ACCESSES_KEPT = 35

export const purgeAccesses = ({ db, now }: TaskRun) =>
  db
    .deleteFrom('access_log')
    .where('hour', '<', new Date(now().getTime() - DAYS_ACCESSES_KEPT * 86_400_000).toISOString())
    .execute()
