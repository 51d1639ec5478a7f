import { sql } from 'kysely'
import type { MemberCalendar } from '#contract/hiring/calendars/member-calendar.ts'
import { MOST_DAYS, usualWeek, type WeekTime } from '#contract/hiring/calendars/usual-week.ts'
import { japanDay } from '#contract/platform/time/japan-time.ts'
import { fail } from '#server/fail.ts'
import type { Database } from '#server/platform/database/connect.ts'
import type { MemberContext } from '#server/platform/request/viewer-contexts.ts'
import { showFeed } from './meeting-feeds.ts'

type Own = Pick<MemberContext, 'db' | 'viewer' | 'now'>
type Times = { from_minute: number; to_minute: number }

/** Each member's own; colleagues read the free times alone, where they propose a meeting (meetings/interviewers/). */
export async function showCalendar({ db, viewer: { id }, now }: Own): Promise<MemberCalendar> {
  const row = await db.selectFrom('member_calendars').select(['week_saved_at', 'imported_at']).where('company_user_id', '=', id).executeTakeFirst()
  const [week, days, imported, feed] = await Promise.all([
    db
      .selectFrom('member_week_times')
      .select(['weekday', 'from_minute', 'to_minute'])
      .where('company_user_id', '=', id)
      .orderBy('weekday')
      .orderBy('from_minute')
      .execute(),
    db
      .selectFrom('member_days')
      .select(['day', 'from_minute', 'to_minute'])
      .where('company_user_id', '=', id)
      .where('day', '>=', japanDay(now()))
      .orderBy('day')
      .execute(),
    db
      .selectFrom('member_busy_times')
      .select(sql<number>`count(*)::int`.as('times'))
      .where('company_user_id', '=', id)
      .where('ends_at', '>', now().toISOString())
      .executeTakeFirstOrThrow(),
    showFeed(db, id),
  ])
  const { week_saved_at = null, imported_at = null } = row ?? {}
  return {
    week: week_saved_at ? week : usualWeek,
    week_saved_at,
    days,
    imported: imported_at === null ? null : { imported_at, times: imported.times },
    feed,
  }
}

/** The member's calendar, made where there is none, locked until the transaction ends. What is over goes with the first change. */
export async function lockCalendar(db: Database, company_user_id: string) {
  await db
    .insertInto('member_calendars')
    .values({ company_user_id })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await db.selectFrom('member_calendars').select('company_user_id').where('company_user_id', '=', company_user_id).forUpdate().execute()
}

export async function saveWeek(context: Own, week: WeekTime[]) {
  const { db, viewer, now } = context
  await lockCalendar(db, viewer.id)
  await db.deleteFrom('member_week_times').where('company_user_id', '=', viewer.id).execute()
  const rows = joinedWeek(week).map((span) => ({ company_user_id: viewer.id, ...span }))
  if (rows.length > 0) await db.insertInto('member_week_times').values(rows).execute()
  await db.updateTable('member_calendars').set({ week_saved_at: now().toISOString() }).where('company_user_id', '=', viewer.id).execute()
  return showCalendar(context)
}

/** In their order; what overlaps or touches is one. */
function joinedWeek(week: WeekTime[]) {
  const all: WeekTime[] = []
  for (const span of week.toSorted((one, other) => one.weekday - other.weekday || one.from_minute - other.from_minute)) {
    const last = all.at(-1)
    if (last?.weekday === span.weekday && span.from_minute <= last.to_minute) last.to_minute = Math.max(last.to_minute, span.to_minute)
    else all.push({ ...span })
  }
  return all
}

export async function saveDay(context: Own, { day, times }: { day: string; times: Times | null }) {
  const { db, viewer, now } = context
  if (day < japanDay(now())) fail('INPUT_INVALID', [{ field: 'day', message: '今日からあとの日を入力してください。' }])
  await lockCalendar(db, viewer.id)
  await db.deleteFrom('member_days').where('company_user_id', '=', viewer.id).where('day', '<', japanDay(now())).execute()
  const set = times ?? { from_minute: null, to_minute: null }
  await db
    .insertInto('member_days')
    .values({ company_user_id: viewer.id, day, ...set })
    .onConflict((conflict) => conflict.columns(['company_user_id', 'day']).doUpdateSet(set))
    .execute()
  const shown = await showCalendar(context)
  if (shown.days.length > MOST_DAYS) fail('INPUT_INVALID', [{ field: 'day', message: `設定できるのは${MOST_DAYS}日までです。不要な日を取り消してください。` }])
  return shown
}

export async function removeDay(context: Own, day: string) {
  await context.db.deleteFrom('member_days').where('company_user_id', '=', context.viewer.id).where('day', '=', day).execute()
  return showCalendar(context)
}

export async function removeImport(context: Own) {
  const { db, viewer } = context
  await db.deleteFrom('member_busy_times').where('company_user_id', '=', viewer.id).execute()
  await db.updateTable('member_calendars').set({ imported_at: null }).where('company_user_id', '=', viewer.id).execute()
  return showCalendar(context)
}

/** Imported times that are over serve nobody. */
export const purgeCalendars = ({ db, now }: Pick<MemberContext, 'db' | 'now'>) =>
  db.deleteFrom('member_busy_times').where('ends_at', '<', now().toISOString()).execute()
