import { SUGGESTED_DAYS, usualWeek, type WeekTime } from '#contract/hiring/calendars/usual-week.ts'
import { DAY, japanDay, startOfDay } from '#contract/platform/time/japan-time.ts'
import type { Database } from '#server/platform/database/connect.ts'

type Day = { day: string; from_minute: number | null; to_minute: number | null }
type Times = { week: WeekTime[]; days: Day[] }

const MINUTE = 60_000

/** When the members can meet candidates, and when their own calendars have something planned, in the days for which times are suggested: tomorrow comes first. */
export async function freeTimesOf(db: Database, ids: string[], now: Date) {
  if (ids.length === 0) return () => ({ hasWeek: false, free: [], planned: [] })
  const until = new Date(now.getTime() + (SUGGESTED_DAYS + 1) * DAY).toISOString()
  const of = <Table extends 'member_week_times' | 'member_days' | 'member_busy_times' | 'member_calendars'>(table: Table) => db.selectFrom(table)
  const [calendars, weeks, days, planned] = await Promise.all([
    of('member_calendars').select(['company_user_id', 'week_saved_at']).where('company_user_id', 'in', ids).execute(),
    of('member_week_times').select(['company_user_id', 'weekday', 'from_minute', 'to_minute']).where('company_user_id', 'in', ids).execute(),
    of('member_days').select(['company_user_id', 'day', 'from_minute', 'to_minute']).where('company_user_id', 'in', ids).execute(),
    of('member_busy_times')
      .select(['company_user_id', 'starts_at', 'ends_at'])
      .where('company_user_id', 'in', ids)
      .where('ends_at', '>', now.toISOString())
      .where('starts_at', '<', until)
      .orderBy('starts_at')
      .execute(),
  ])
  return (id: string) => {
    const mine = <Row extends { company_user_id: string }>(rows: Row[]) => rows.filter(({ company_user_id }) => company_user_id === id)
    const hasWeek = mine(calendars).some(({ week_saved_at }) => week_saved_at !== null)
    const free = freeTimes({ week: hasWeek ? mine(weeks) : usualWeek, days: mine(days) }, now)
    return {
      hasWeek,
      free,
      planned: mine(planned).map(({ starts_at, ends_at }) => ({ starts_at, minutes: Math.ceil((Date.parse(ends_at) - Date.parse(starts_at)) / MINUTE) })),
    }
  }
}

/** The open times of each day in Japan, from tomorrow on. */
export function freeTimes({ week, days }: Times, now: Date) {
  const today = Date.parse(startOfDay(japanDay(now)))
  return Array.from({ length: SUGGESTED_DAYS }, (_, at) => today + (at + 1) * DAY).flatMap((midnight) => {
    const day = japanDay(midnight)
    const own = days.find((one) => one.day === day)
    const spans = own
      ? own.from_minute === null || own.to_minute === null
        ? []
        : [{ from_minute: own.from_minute, to_minute: own.to_minute }]
      : week.filter(({ weekday }) => weekday === weekdayOf(day))
    return spans.map(({ from_minute, to_minute }) => ({ starts_at: new Date(midnight + from_minute * MINUTE).toISOString(), minutes: to_minute - from_minute }))
  })
}

const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay()
