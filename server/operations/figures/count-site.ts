import { type RawBuilder, sql } from 'kysely'
import { type SiteCount, siteCountNames } from '#contract/operations/figures/operator-figure-names.ts'
import type { SiteCounts } from '#contract/operations/figures/operator-figures.ts'
import { startOfDay } from '#contract/platform/time/japan-time.ts'
import { dayAfter } from '#server/hiring/analytics/period.ts'
import type { Database } from '#server/platform/database/connect.ts'

type DayOfSite = { on_day: string } & SiteCounts

/** As long after the sign-up somebody's first steps are counted with it, so that two periods can be compared. */
const FIRST_DAYS = 7

/** What happened on each day of Japan's calendar; a day without anything has no row. Each part reads an index by time (migration 0057). */
export async function countSite(db: Database, { since, until }: { since: string; until: string }): Promise<DayOfSite[]> {
  const [from, to] = [startOfDay(since), startOfDay(dayAfter(until))]
  const during = (column: string) => sql`${sql.ref(column)} >= ${from}::timestamptz and ${sql.ref(column)} < ${to}::timestamptz`
  const onDay = (column: string) => sql`(${sql.ref(column)} at time zone 'Asia/Tokyo')::date as on_day`
  const signUps = (what: SiteCount, isMeant: RawBuilder<unknown>) => sql`
    select ${onDay('people.created_at')}, ${what}::text as what, count(*) as count
    from candidate_users as people join accounts using (id)
    where ${during('people.created_at')} and accounts.email_verified_at is not null and ${isMeant} group by 1`
  const inTime = (column: string) => sql`${sql.ref(column)} <= people.created_at + make_interval(days => ${FIRST_DAYS})`
  const each = (what: SiteCount, column: string, rows: RawBuilder<unknown>) =>
    sql`select ${onDay(column)}, ${what}::text, count(*) from ${rows} and ${during(column)} group by 1`
  const { rows } = await sql<DayOfSite>`
    with counted as (
      ${signUps('sign_ups', sql`true`)}
      union all ${signUps('registered', inTime('people.profile_registration_date'))}
      union all ${signUps(
        'active',
        sql`(exists (select from applications where candidate_user_id = people.id and source = 'application' and ${inTime('applied_at')})
          or exists (select from favorites where candidate_user_id = people.id and ${inTime('favorites.created_at')}))`,
      )}
      union all ${each('applications', 'applied_at', sql`applications where source = 'application'`)}
      union all ${each('answers', 'first_answered_at', sql`applications where true`)}
      union all ${each('scouts', 'created_at', sql`scouts where corrects is null`)}
      union all ${each('scouts_accepted', 'answered_at', sql`scouts where state = 'accepted'`)}
      union all ${each(
        'hires',
        'at',
        sql`(
          select min(at) as at from application_steps as steps join applications on applications.id = steps.application_id
          where steps.end_reason = 'hired' and applications.end_reason = 'hired' group by applications.id
        ) as hired where true`,
      )}
      union all ${each('companies', 'decided_at', sql`company_decisions where decision = 'approved'`)}
      union all ${each('jobs', 'published_at', sql`job_offers where true`)}
    )
    select on_day, ${sql.join(siteCountNames.map((what) => sql`coalesce(sum(count) filter (where what = ${what}), 0)::int as ${sql.ref(what)}`))}
    from counted group by on_day`.execute(db)
  return rows
}

/** The days of a span together. */
export function sumOf(days: readonly DayOfSite[], from: string, to: string): SiteCounts {
  const inside = days.filter(({ on_day }) => on_day >= from && on_day <= to)
  return Object.fromEntries(siteCountNames.map((what) => [what, inside.reduce((all, day) => all + day[what], 0)])) as SiteCounts
}
