import { sql } from 'kysely'
import type { Database } from '#server/platform/database/connect.ts'

/** The notifications of the demonstration's members: the latest conversations, and a job to confirm. Messages from before the demonstration are no news. */
export async function addDemoReminders(db: Database, now: Date) {
  const known = await db
    .selectFrom('company_notifications')
    .innerJoin('accounts', 'accounts.id', 'company_user_id')
    .select('company_notifications.id')
    .where('is_demo', '=', true)
    .executeTakeFirst()
  if (known) return
  await sql`update threads set candidate_notified_number = last_number, company_notified_number = last_number, deadline_notified_for = turn_since, overdue_notified_for = turn_since`.execute(
    db,
  )
  await sql`update applications set step_notified_at = step_changed_at`.execute(db)
  await sql`
    with staff as (
      select id, company_id from company_users join accounts using (id) where is_demo and role in ('admin', 'recruiter')
    ), thread as (
      select threads.id, threads.company_id, candidate_user_id, last_message_at, last_number,
        (select kind from messages where thread_id = threads.id and not company order by number desc limit 1) as kind,
        (select job_id from messages where thread_id = threads.id and not company order by number desc limit 1) as job_id,
        exists (select from messages where thread_id = threads.id and not company and read_at is null) as is_new
      from threads where candidate_user_id is not null and exists (select from messages where thread_id = threads.id and not company)
    )
    insert into company_notifications (company_user_id, kind, dedupe_key, candidate_user_id, thread_id, job_id, created_at, viewed_at)
    select staff.id, case kind when 'application' then 'application' else 'message' end, 'thread:' || thread.id || ':' || last_number, candidate_user_id, thread.id, job_id,
      last_message_at, case when is_new then null else last_message_at + interval '1 hour' end
    from staff join thread using (company_id) order by last_message_at`.execute(db)
  await sql`
    insert into company_notifications (company_user_id, kind, dedupe_key, job_id, created_at)
    select members.id, 'job_confirmation', 'confirmation:' || jobs.id || ':' || extract(epoch from confirmed_at)::bigint, jobs.id, ${now}
    from company_users as members join accounts using (id) join job_offers as jobs using (company_id)
    where is_demo and role in ('admin', 'recruiter') and jobs.state = 'published'
      and confirmed_at between ${now}::timestamptz - interval '45 days' and ${now}::timestamptz - interval '30 days'`.execute(db)
}
