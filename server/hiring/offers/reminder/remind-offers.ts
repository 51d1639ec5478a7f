import { sql } from 'kysely'
import { REMINDED_DAYS } from '#contract/hiring/offers/offer-reminder.ts'
import { dateText, japanDay, startOfDay } from '#contract/platform/time/japan-time.ts'
import { lockForNotification } from '#server/conversations/reminders/lock-for-notification.ts'
import { notify } from '#server/notifications/notifications/notify.ts'
import type { TaskRun } from '#server/platform/background/task-context.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { inTransaction } from '#server/platform/database/in-transaction.ts'

/** Reminds both sides once of an offer that waits for its answer, two days before the last day for it. Runs in the morning, so that nobody is woken. */
export async function remindOffers({ db, now }: Pick<TaskRun, 'db' | 'now'>) {
  for (const { id, thread_id } of await dueOffers(db, now()).execute()) await remindOffer(db, { id, thread_id }, now())
}

const remindOffer = (db: Database, { id, thread_id }: { id: string; thread_id: string }, now: Date) =>
  inTransaction(db, async (db) => {
    const thread = await lockForNotification(db, thread_id)
    // Answered or withdrawn meanwhile: there is nothing left to be reminded of.
    const offer = await dueOffers(db, now).where('offers.id', '=', id).executeTakeFirst()
    if (!thread || !offer?.answer_due_on) return
    const { candidate_user_id, company_id, company_user_id } = thread
    const about = { at: now, dedupe_key: `offer_due:${id}`, detail: { about: 'offer', due: dateText(startOfDay(offer.answer_due_on), now) } }
    await notify(db, { ...about, kind: 'reminder', to: { candidate_user_id }, subject: { type: 'conversation', id: company_id }, company_id })
    await notify(db, {
      ...about,
      kind: 'deadline',
      to: { company_id, company_user_id },
      subject: { type: 'conversation', id: candidate_user_id },
      candidate_user_id,
    })
  })

/** Open offers whose reminder is due: none that was sent on the day of the reminder or later, none that has expired, and none of which anybody was reminded. */
const dueOffers = (db: Database, now: Date) =>
  db
    .selectFrom('offers')
    .innerJoin('applications', 'applications.id', 'offers.application_id')
    .innerJoin('threads', 'threads.id', 'applications.thread_id')
    .select(['offers.id', 'applications.thread_id', sql<string>`offers.answer_due_on`.as('answer_due_on')])
    .where('offers.state', '=', 'sent')
    .where('applications.step', '<>', 'end')
    .where('threads.candidate_user_id', 'is not', null)
    .where('offers.answer_due_on', '>=', japanDay(now))
    .where(sql<boolean>`offers.answer_due_on - ${REMINDED_DAYS}::int <= ${japanDay(now)}::date`)
    .where(sql<boolean>`offers.answer_due_on - ${REMINDED_DAYS}::int > (offers.sent_at at time zone 'Asia/Tokyo')::date`)
    .where(sql<boolean>`not exists (select from notifications where dedupe_key = 'offer_due:' || offers.id and account_id = threads.candidate_user_id)`)
    .orderBy('offers.id')
