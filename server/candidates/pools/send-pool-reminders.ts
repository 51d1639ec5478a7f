import { sql } from 'kysely'
import { japanDay } from '#contract/platform/time/japan-time.ts'
import { notify } from '#server/notifications/notifications/notify.ts'
import type { TaskRun } from '#server/platform/background/task-context.ts'
import { inTransaction } from '#server/platform/database/in-transaction.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { lockVisible } from '../visibility/lock-visible.ts'

const BATCH = 200

/**
 * Notifies of the reminders whose day has come, each once for its day. A candidate whom the company may not see is passed over without a word; their reminder is notified
 * when the company sees them again.
 */
export async function sendPoolReminders({ db, now }: Pick<TaskRun, 'db' | 'now'>) {
  let after = { list_id: 0, candidate_user_id: '00000000-0000-0000-0000-000000000000' }
  for (;;) {
    const waiting = await dueAfter(db, after, now())
    for (const one of waiting) await inTransaction(db, (db) => sendOne(db, one, now()))
    const last = waiting.at(-1)
    if (!last || waiting.length < BATCH) return
    after = last
  }
}

type Key = { list_id: number; candidate_user_id: string }

const isDue = (now: Date) => sql<boolean>`due_on <= ${japanDay(now)}::date and done_at is null and notified_at is null`

const dueAfter = (db: Database, { list_id, candidate_user_id }: Key, now: Date) =>
  db
    .selectFrom('people_reminders')
    .innerJoin('people_lists', 'people_lists.id', 'list_id')
    .select(['list_id', 'candidate_user_id', 'company_id'])
    .where(isDue(now))
    .where(sql<boolean>`(list_id, candidate_user_id) > (${list_id}, ${candidate_user_id}::uuid)`)
    .orderBy('list_id')
    .orderBy('candidate_user_id')
    .limit(BATCH)
    .execute()

async function sendOne(db: Database, { list_id, candidate_user_id, company_id }: Key & { company_id: number }, now: Date) {
  const seen = await lockVisible(db, { company_id }, [candidate_user_id])
  if (seen.size === 0) return
  const reminder = await db
    .selectFrom('people_reminders')
    .innerJoin('people_lists', 'people_lists.id', 'list_id')
    .select(['due_on', 'company_user_id', 'name'])
    .where('list_id', '=', list_id)
    .where('candidate_user_id', '=', candidate_user_id)
    .where(isDue(now))
    .forUpdate('people_reminders')
    .executeTakeFirst()
  if (!reminder) return
  await db
    .updateTable('people_reminders')
    .set({ notified_at: now.toISOString() })
    .where('list_id', '=', list_id)
    .where('candidate_user_id', '=', candidate_user_id)
    .execute()
  await notify(db, {
    kind: 'pool_reminder',
    to: { company_id, company_user_id: reminder.company_user_id },
    subject: { type: 'candidate_pools', id: list_id },
    candidate_user_id,
    detail: { pool: reminder.name },
    at: now,
  })
}
