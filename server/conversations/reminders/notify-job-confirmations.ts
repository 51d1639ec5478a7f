import { sql } from 'kysely'
import { notifyMembers } from '#server/notifications/company-notifications/notify-members.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { inTransaction } from '#server/platform/database/in-transaction.ts'

/** A published job is confirmed every 30 days, and leaves the lists at 45. */
const [DUE_DAYS, LISTED_DAYS] = [30, 45]
/** A decision that nobody heard of within a week is no news. */
const NEWS_DAYS = 7

type Row = { job_id: number; company_id: number; kind: 'job_confirmation' | 'job_review'; dedupe_key: string; decision: string | null }

/** Tells companies which of their jobs wait for a confirmation, and how a review ended. What was told carries its key. */
export async function notifyJobConfirmations(db: Database, now: Date) {
  const { rows } = await sql<Row>`
    with due as (
      select id as job_id, company_id, 'job_confirmation' as kind, 'confirmation:' || id || ':' || extract(epoch from confirmed_at)::bigint as dedupe_key, null as decision
      from job_offers
      where state = 'published' and confirmed_at <= ${now}::timestamptz - make_interval(days => ${DUE_DAYS})
        and confirmed_at > ${now}::timestamptz - make_interval(days => ${LISTED_DAYS})
      union all
      select job_id, company_id, 'job_review', 'review:' || reviews.id, decision
      from job_offer_reviews as reviews join job_offers as jobs on jobs.id = job_id
      where decision in ('approved', 'refused') and decided_at > ${now}::timestamptz - make_interval(days => ${NEWS_DAYS})
    )
    select due.* from due
    where exists (select from company_users as members where members.company_id = due.company_id)
      and not exists (select from company_notifications as told where told.job_id = due.job_id and told.dedupe_key = due.dedupe_key)
    order by due.job_id`.execute(db)
  for (const { decision, ...told } of rows)
    await inTransaction(db, (db) => notifyMembers(db, { ...told, at: now, ...(decision ? { detail: { decision } } : {}) }))
}
