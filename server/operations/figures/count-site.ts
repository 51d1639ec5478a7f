import { type RawBuilder, sql } from 'kysely'
import { type SiteCount, siteCountNames } from '#contract/operations/figures/operator-figure-names.ts'
import type { SiteCounts } from '#contract/operations/figures/operator-figures.ts'
import { startOfDay } from '#contract/platform/time/japan-time.ts'
import { dayAfter } from '#server/hiring/analytics/period.ts'
import { validApprovals } from '../companies/valid-approvals.ts'
import type { Database } from '#server/platform/database/connect.ts'

type DayOfSite = { on_day: string } & SiteCounts

/** As long after the sign-up somebody's first steps are counted with it, so that two periods can be compared. */
const FIRST_DAYS = 7

/** The selections whose first hire was at a time that is asked for; a hire that was taken back is none. */
export const hiresDuring = (isDuring: RawBuilder<unknown>) => sql`
  select applications.id, applications.company_id, steps.at from application_steps as steps join applications on applications.id = steps.application_id
  where steps.end_reason = 'hired' and applications.end_reason = 'hired' and ${isDuring} and not exists (
    select from application_steps as earlier where earlier.application_id = steps.application_id and earlier.end_reason = 'hired'
      and (earlier.at, earlier.id) < (steps.at, steps.id))`

/** What happened on each day of Japan's calendar; a day without anything has no row, one with sign-ups and more has two. Each part reads an index by time (migration 0057). */
export async function countSite(db: Database, { since, until }: { since: string; until: string }): Promise<DayOfSite[]> {
  const [from, to] = [startOfDay(since), startOfDay(dayAfter(until))]
  const during = (column: string) => sql`${sql.ref(column)} >= ${from}::timestamptz and ${sql.ref(column)} < ${to}::timestamptz`
  const onDay = (column: string) => sql`(${sql.ref(column)} at time zone 'Asia/Tokyo')::date as on_day`
  const inTime = (column: string) => sql`${sql.ref(column)} <= people.created_at + make_interval(days => ${FIRST_DAYS}::integer)`
  const each = (what: SiteCount, column: string, rows: RawBuilder<unknown>) =>
    sql`select ${onDay(column)}, ${what}::text, count(*) from ${rows} and ${during(column)} group by 1`
  const signedUp = sql`
    with people as materialized (
      select people.id, people.created_at, people.profile_registration_date from candidate_users as people join accounts using (id)
      where ${during('people.created_at')} and accounts.email_verified_at is not null
    ), active as (
      select people.id from people join applications on candidate_user_id = people.id where source = 'application' and ${inTime('applied_at')}
      union select people.id from people join favorites on candidate_user_id = people.id where ${inTime('favorites.created_at')}
    ), signed_up as (
      select ${onDay('people.created_at')}, count(*) as sign_ups, count(*) filter (where ${inTime('people.profile_registration_date')}) as registered,
        count(active.id) as active
      from people left join active using (id) group by 1
    )
    select on_day, what, count from signed_up cross join lateral (values ('sign_ups', sign_ups), ('registered', registered), ('active', active)) as told (what, count)`
  const happened = sql`
    ${each('applications', 'applied_at', sql`applications where source = 'application'`)}
    union all ${each('answers', 'first_answered_at', sql`applications where true`)}
    union all ${each('scouts', 'created_at', sql`scouts where corrects is null`)}
    union all ${each('scouts_accepted', 'answered_at', sql`scouts where state = 'accepted'`)}
    union all select ${onDay('at')}, 'hires', count(*) from (${hiresDuring(during('steps.at'))}) as hired group by 1
    union all ${each('companies', 'decided_at', sql`${validApprovals} where true`)}
    union all ${each('jobs', 'published_at', sql`job_offers where true`)}`
  // Side by side: over two years of a large site each of the two reads whole tables.
  const counted = await Promise.all([signedUp, happened].map((rows) => perDay(db, rows)))
  return counted.flat()
}

/** Counts of days as rows with a column for each. */
async function perDay(db: Database, counted: RawBuilder<unknown>): Promise<DayOfSite[]> {
  const { rows } = await sql<DayOfSite>`
    select on_day, ${sql.join(siteCountNames.map((what) => sql`coalesce(sum(count) filter (where what = ${what}), 0)::int as ${sql.ref(what)}`))}
    from (${counted}) as counted (on_day, what, count) group by on_day`.execute(db)
  return rows
}

/** The days of a span together. */
export function sumOf(days: readonly DayOfSite[], from: string, to: string): SiteCounts {
  const inside = days.filter(({ on_day }) => on_day >= from && on_day <= to)
  return Object.fromEntries(siteCountNames.map((what) => [what, inside.reduce((all, day) => all + day[what], 0)])) as SiteCounts
}
