import { sql } from 'kysely'
import { randomBytes } from 'node:crypto'
import { hashPassword } from '#server/accounts/sessions/password/password.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { addDemoFigures } from '../figures/add-demo-figures.ts'
import { addDemoMembers } from '../members/add-demo-members.ts'
import { addDemoAnnouncements } from '../announcements/add-demo-announcements.ts'
import { addDemoAnnouncementHistory } from '../operators/add-demo-announcement-history.ts'
import { addDemoOperators, demoOperators } from '../operators/add-demo-operators.ts'
import { addDemoReviews } from '../operators/add-demo-reviews.ts'
import { addDemoRunning } from '../operators/add-demo-running.ts'
import { addDemoTickets } from '../operators/add-demo-tickets.ts'
import { addDemoDesk } from '../desk/add-demo-desk.ts'
import { addDemoScouts } from '../scouts/add-demo-scouts.ts'
import { addDemoScorecards } from '../selection/add-demo-scorecards.ts'
import { addDemoSelections } from '../selection/add-demo-selections.ts'
import { addDemoConversations } from '../talks/add-demo-talks.ts'
import { addChihiro } from './add-chihiro.ts'

const REASONS = ['仕事内容（description）がありません。', '会社名（hiringOrganization.name）がありません。']

/** An import as it would have been, so that its page is not empty; its numbers belong to no job. Once. */
async function addDemoImportRun(db: Database, now: Date) {
  const known = await db.selectFrom('import_runs').select('id').limit(1).executeTakeFirst()
  if (known) return
  const at = (seconds: number) => new Date(now.getTime() - 86_400_000 + seconds * 1000).toISOString()
  const counts = { records: 48, imported: 40, updated: 3, unchanged: 2, skipped: 1, rejected: 2 }
  const { id } = await db
    .insertInto('import_runs')
    .values({ file: '見本の求人.csv', format: 'csv', command: 'npm run import', started_at: at(0), finished_at: at(4), ...counts })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('import_refusals')
    .values(REASONS.map((reason, index) => ({ import_run_id: id, number: index + 1, place: `${12 + index}行目`, reason })))
    .execute()
}

const email = 'candidate@demo.example'

/** Where each side signs in. */
function signInPage(address: string) {
  if (address === email) return '/online/companies/'
  return demoOperators.some(({ email }) => email === address) ? '/operator' : '/online/companies/?area=company'
}

/** The accounts with which one tries the site out. Their password is the one that was set, else a new one for each start, printed with the address. */
export async function demoAccounts(db: Database, given: string | undefined, now = new Date()) {
  const password = given ?? randomBytes(9).toString('base64url')
  const password_hash = await hashPassword(password)
  const members = await db.transaction().execute(async (db) => {
    const members = [...(await addDemoMembers(db, password_hash, now)), ...(await addDemoOperators(db, password_hash, now))]
    const known = await db
      .updateTable('accounts')
      .set({ password_hash })
      .where('kind', '=', 'candidate')
      .where('email_key', '=', email)
      .returning('id')
      .executeTakeFirst()
    if (!known) {
      await addChihiro(db, { email, password_hash, now })
      await addDemoAnnouncements(db, now)
      await addDemoImportRun(db, now)
    }
    await addDemoConversations(db, email, now)
    await addDemoSelections(db, email, now)
    await addDemoScorecards(db, now)
    await addDemoScouts(db, email, now)
    await addDemoDesk(db, now)
    await addDemoReminders(db, now)
    await addDemoFigures(db, now)
    await addDemoReviews(db, now)
    await addDemoTickets(db, email, now)
    await addDemoAnnouncementHistory(db, email, now)
    await addDemoRunning(db, now)
    return members
  })
  return [{ email }, ...members].map(({ email }) => ({ email, password, page: signInPage(email) }))
}

/** The notifications of the demonstration's members: the latest conversations, and a job to confirm. Messages from before the demonstration are no news. */
async function addDemoReminders(db: Database, now: Date) {
  const known = await db
    .selectFrom('notifications')
    .innerJoin('accounts', 'accounts.id', 'account_id')
    .select('notifications.id')
    .where('accounts.kind', '=', 'company')
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
    insert into notifications (account_id, kind, dedupe_key, subject_type, subject_id, candidate_user_id, company_id, job_id, created_at, read_at)
    select staff.id, case kind when 'application' then 'application' else 'message' end, 'thread:' || thread.id || ':' || last_number,
      'conversation', candidate_user_id, candidate_user_id, company_id, job_id,
      last_message_at, case when is_new then null else last_message_at + interval '1 hour' end
    from staff join thread using (company_id) order by last_message_at`.execute(db)
  await sql`
    insert into notifications (account_id, kind, dedupe_key, subject_type, subject_id, company_id, job_id, created_at)
    select members.id, 'job_confirmation', 'confirmation:' || jobs.id || ':' || extract(epoch from confirmed_at)::bigint, 'job', jobs.id, company_id, jobs.id, ${now}
    from company_users as members join accounts using (id) join job_offers as jobs using (company_id)
    where is_demo and role in ('admin', 'recruiter') and jobs.state = 'published'
      and confirmed_at between ${now}::timestamptz - interval '45 days' and ${now}::timestamptz - interval '30 days'`.execute(db)
}
