import { sql } from 'kysely'
import type { Reminder } from '#contract/candidates/search/candidate-pools.ts'
import { REMINDER_DAYS } from '#contract/candidates/search/pool-limits.ts'
import { DAY, japanDay } from '#contract/platform/time/japan-time.ts'
import { fail } from '#server/fail.ts'
import type { MemberContext } from '#server/platform/request/viewer-contexts.ts'
import { lockVisible } from '../visibility/lock-visible.ts'
import { remindersOfCandidate } from './pool-reminders.ts'

type Entry = { list_id: number; candidate_id: string }
type Wish = Entry & { due_on: string; note?: string | undefined; company_user_id?: string | null | undefined }

/** Sets when to come back to a candidate of a pool, and who does. Another date is notified again. */
export async function remind(context: MemberContext, { due_on, note = '', company_user_id = null, ...entry }: Wish): Promise<Reminder> {
  const { db, now } = context
  await lockEntry(context, entry)
  checkDay(due_on, now())
  if (company_user_id !== null && !(await isColleague(context, company_user_id)))
    fail('INPUT_INVALID', [{ field: 'company_user_id', message: '担当にできるメンバーを選んでください。' }])
  const values = { due_on, note, company_user_id, created_at: now().toISOString(), notified_at: null, done_at: null }
  await db
    .insertInto('people_reminders')
    .values({ list_id: entry.list_id, candidate_user_id: entry.candidate_id, ...values })
    .onConflict((conflict) => conflict.columns(['list_id', 'candidate_user_id']).doUpdateSet(values))
    .execute()
  return reminderOf(context, entry)
}

export async function postpone(context: MemberContext, { due_on, ...entry }: Entry & { due_on: string }): Promise<Reminder> {
  await lockEntry(context, entry)
  checkDay(due_on, context.now())
  await changeOpen(context, entry, { due_on, notified_at: null })
  return reminderOf(context, entry)
}

/** Nothing is to be done about this candidate any more; a new date opens it again. */
export async function finish(context: MemberContext, entry: Entry) {
  await lockEntry(context, entry)
  await changeOpen(context, entry, { done_at: context.now().toISOString() })
  return { success: true }
}

/** Of a pool of the company, and a candidate in it whom it may see at this moment. */
async function lockEntry({ db, viewer }: MemberContext, { list_id, candidate_id }: Entry) {
  const seen = await lockVisible(db, viewer, [candidate_id])
  const found = await db
    .selectFrom('people_list_entries')
    .innerJoin('people_lists', 'people_lists.id', 'list_id')
    .select('list_id')
    .where('list_id', '=', list_id)
    .where('candidate_user_id', '=', candidate_id)
    .where('company_id', '=', viewer.company_id)
    .forUpdate('people_list_entries')
    .executeTakeFirst()
  if (seen.size === 0 || !found) fail('NOT_FOUND')
}

async function changeOpen({ db }: MemberContext, { list_id, candidate_id }: Entry, to: { due_on?: string; notified_at?: null; done_at?: string }) {
  const changed = await db
    .updateTable('people_reminders')
    .set(to)
    .where('list_id', '=', list_id)
    .where('candidate_user_id', '=', candidate_id)
    .where('done_at', 'is', null)
    .executeTakeFirst()
  if (changed.numUpdatedRows === 0n) fail('NOT_FOUND')
}

function checkDay(due_on: string, now: Date) {
  if (due_on < japanDay(now) || due_on > japanDay(now.getTime() + REMINDER_DAYS * DAY))
    fail('INPUT_INVALID', [{ field: 'due_on', message: '今日から2年後までの日付を入力してください。' }])
}

const isColleague = ({ db, viewer }: MemberContext, id: string) =>
  db
    .selectFrom('company_users')
    .select('id')
    .where('id', '=', id)
    .where('company_id', '=', viewer.company_id)
    .where(sql<boolean>`role <> 'guest'`)
    .forKeyShare()
    .executeTakeFirst()

async function reminderOf(context: MemberContext, { list_id, candidate_id }: Entry): Promise<Reminder> {
  const reminders = await remindersOfCandidate(context, candidate_id)
  return reminders.find((reminder) => reminder.list_id === list_id) ?? fail('NOT_FOUND')
}
