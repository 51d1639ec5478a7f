import { sql } from 'kysely'
import type { DailyLimits } from '#contract/platform/site/features.ts'
import { japanDay } from '#contract/platform/time/japan-time.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { siteSettings } from '#server/settings/site-settings.ts'

type DailyLimit = keyof DailyLimits

type Taking = { company_id: number; now: Date; limit: DailyLimit; count: number }

/**
 * Uses part of a company's quota for today and gives the rest, below zero when it was too much: the caller refuses, and its transaction rolls the use back.
 * Until that transaction ends, other members of the company wait here.
 */
export async function useDailyQuota(db: Database, { company_id, now, limit, count }: Taking) {
  const day = { company_id, on_day: japanDay(now), [limit]: count }
  const { used } = await db
    .insertInto('company_days')
    .values(day)
    .onConflict((conflict) => conflict.columns(['company_id', 'on_day']).doUpdateSet({ [limit]: sql`company_days.${sql.ref(limit)} + ${count}` }))
    .returning(`${limit} as used`)
    .executeTakeFirstOrThrow()
  return siteSettings().dailyLimits[limit] - used
}
