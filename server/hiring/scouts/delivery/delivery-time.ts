import type { Database } from '#server/platform/database/connect.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const AHEAD = 9 * HOUR

/** A scout that was not delivered by then is not delivered any more. */
export const DAYS_TRIED = 30

type Wish = { scout_delivery: string; scout_delivery_weekday: number | null; scout_delivery_hour: number | null }

/** When scouts reach this candidate next: at once, or at their hour, of every day or of one day of the week. */
export async function deliveryTime(db: Database, candidate_user_id: string, now: Date): Promise<Date> {
  const wish = await db
    .selectFrom('candidate_privacy')
    .select(['scout_delivery', 'scout_delivery_weekday', 'scout_delivery_hour'])
    .where('candidate_user_id', '=', candidate_user_id)
    .executeTakeFirst()
  return wish ? nextDelivery(wish, now) : now
}

export function nextDelivery({ scout_delivery, scout_delivery_weekday, scout_delivery_hour }: Wish, now: Date): Date {
  if (scout_delivery === 'immediately') return now
  const midnight = Math.floor((now.getTime() + AHEAD) / DAY) * DAY - AHEAD
  for (let day = 0; ; day++) {
    const at = midnight + day * DAY + (scout_delivery_hour ?? 9) * HOUR
    const weekday = new Date(at + AHEAD).getUTCDay()
    if (at >= now.getTime() && (scout_delivery === 'daily' || weekday === (scout_delivery_weekday ?? 1))) return new Date(at)
  }
}
