import { sql } from 'kysely'
import type { LeftToday } from '#contract/candidates/search/people.ts'
import { japanDay } from '#contract/platform/time/japan-time.ts'
import type { MemberContext } from '#server/platform/request/viewer-contexts.ts'
import { siteSettings } from '#server/settings/site-settings.ts'

/** What the member's company can still send and open today, read without using any of it up. */
export async function leftToday({ db, viewer, now }: Pick<MemberContext, 'db' | 'viewer' | 'now'>): Promise<LeftToday> {
  const today = japanDay(now())
  const used = await db
    .selectFrom('company_days')
    .select([
      sql<number>`coalesce(sum(scouts_sent) filter (where on_day = ${today}), 0)::int`.as('scouts'),
      sql<number>`coalesce(sum(people_opened) filter (where on_day = ${today}), 0)::int`.as('views'),
      sql<number>`coalesce(sum(scouts_sent), 0)::int`.as('scouts_this_month'),
    ])
    .where('company_id', '=', viewer.company_id)
    .where('on_day', '>=', `${today.slice(0, 7)}-01`)
    .executeTakeFirstOrThrow()
  const { features, dailyLimits } = siteSettings()
  const scouts_limit = features.scouts ? dailyLimits.scouts_sent : 0
  return {
    scouts_left: Math.max(0, scouts_limit - used.scouts),
    scouts_limit,
    scouts_this_month: used.scouts_this_month,
    views_left: Math.max(0, dailyLimits.people_opened - used.views),
    views_limit: dailyLimits.people_opened,
  }
}
