import { sql } from 'kysely'
import { notify } from '#server/notifications/notifications/notify.ts'
import type { TaskRun } from '#server/platform/background/task-context.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { inTransaction } from '#server/platform/database/in-transaction.ts'
import { lockForNotification } from './lock-for-notification.ts'

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
      and not exists (select from notifications as told where told.job_id = due.job_id and told.dedupe_key = due.dedupe_key)
    order by due.job_id`.execute(db)
  for (const { decision, company_id, ...told } of rows) {
    const subject = { type: 'job' as const, id: told.job_id }
    await inTransaction(db, (db) => notify(db, { ...told, to: { company_id }, subject, at: now, ...(decision ? { detail: { decision } } : {}) }))
  }
}

/** By the clock: answers that are due tomorrow or overdue, jobs that wait for a confirmation, and reviews that were decided. Each is told once. */
export async function notifyDeadlines({ db, now }: Pick<TaskRun, 'db' | 'now'>) {
  for (const { id, isOverdue } of await threadsNearTheirDeadline(db, now()).execute()) {
    if (isOverdue) await tellOverdue(db, id, now())
    else await warnOfDeadline(db, id, now())
  }
  await notifyJobConfirmations(db, now())
}

/** Tells a candidate once that a company let its time pass. */
const tellOverdue = (db: Database, thread_id: string, now: Date) =>
  inTransaction(db, async (db) => {
    const thread = await lockForNotification(db, thread_id)
    const due = await threadsNearTheirDeadline(db, now).where('threads.id', '=', thread_id).executeTakeFirst()
    if (!thread || !due?.isOverdue) return
    await notify(db, {
      kind: 'reminder',
      to: { candidate_user_id: thread.candidate_user_id },
      subject: { type: 'conversation', id: thread.company_id },
      company_id: thread.company_id,
      at: now,
    })
    await db.updateTable('threads').set({ overdue_notified_for: thread.turn_since }).where('id', '=', thread_id).execute()
  })

const dayOf = new Intl.DateTimeFormat('ja-JP', { timeZone: 'Asia/Tokyo', month: 'long', day: 'numeric', hour: 'numeric', minute: '2-digit' })

/** Tells a company once, a day before, until when a candidate waits for its answer. */
const warnOfDeadline = (db: Database, thread_id: string, now: Date) =>
  inTransaction(db, async (db) => {
    const thread = await lockForNotification(db, thread_id)
    const due = await threadsNearTheirDeadline(db, now).where('threads.id', '=', thread_id).executeTakeFirst()
    if (!thread?.answer_due_at || !due || due.isOverdue) return
    await notify(db, {
      kind: 'deadline',
      to: { company_id: thread.company_id, company_user_id: thread.company_user_id },
      subject: { type: 'conversation', id: thread.candidate_user_id },
      dedupe_key: `deadline:${thread.id}:${thread.turn_since}`,
      at: now,
      candidate_user_id: thread.candidate_user_id,
      detail: { due: dayOf.format(new Date(thread.answer_due_at)) },
    })
    await db.updateTable('threads').set({ deadline_notified_for: thread.turn_since }).where('id', '=', thread_id).execute()
  })

const DAY = 86_400_000

/** The threads whose company should answer within a day, or should have, and that were not told of it for this turn. */
const threadsNearTheirDeadline = (db: Database, now: Date) =>
  db
    .selectFrom('threads')
    .select(['threads.id', sql<boolean>`answer_due_at <= ${now}`.as('isOverdue')])
    .where('turn', '=', 'company')
    .where('candidate_user_id', 'is not', null)
    .where('closed_at', 'is', null)
    .where('answer_due_at', '<=', new Date(now.getTime() + DAY).toISOString())
    .where(sql<boolean>`case when answer_due_at <= ${now} then overdue_notified_for else deadline_notified_for end is distinct from turn_since`)
    .orderBy('threads.id')
