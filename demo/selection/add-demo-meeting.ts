import type { Database } from '#server/platform/database/connect.ts'
import type { DemoSelection } from './demo-selections.ts'

const DAY = 86_400_000
const NINE_HOURS = 9 * 3_600_000

/** Three times on three days, during working hours; a booked meeting is at the first of them. */
export async function addDemoMeeting(
  db: Database,
  of: { thread_id: string; application_id: string },
  { type, state, inDays }: NonNullable<DemoSelection['meeting']>,
  now: Date,
) {
  const midnight = Math.floor((now.getTime() + NINE_HOURS) / DAY) * DAY - NINE_HOURS
  const slots = [10, 14.5, 16].map((hour, index) => new Date(midnight + (inDays + index) * DAY + hour * 3_600_000).toISOString())
  await db
    .insertInto('meetings')
    .values({
      ...of,
      meeting_type: type,
      title: type === 'mendan' ? '開発の者がお話しします' : '一次面接',
      place: 'オンライン https://example.com/meet/demo',
      minutes: type === 'mendan' ? 30 : 60,
      slots,
      state,
      starts_at: state === 'booked' ? slots[0]! : null,
      sequence: state === 'booked' ? 1 : 0,
      // Past meetings have a report: no question stands above the first page that a visitor opens.
      ...(inDays < 0 ? { took_place: true, actual_type: type, answered_at: now.toISOString() } : {}),
      created_at: new Date(now.getTime() - 3 * DAY).toISOString(),
    })
    .execute()
}
