import { sql } from 'kysely'
import type { NoticeAudience, NoticeFigures } from '#contract/notifications/announcements/operator-notices.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { toldOf } from './told-of.ts'

type Asked = { id: number; audience: NoticeAudience; isNarrowed: boolean }

const sides = {
  candidates: { people: 'candidate_users', receipts: 'notification_receipts', person: 'candidate_user_id', isMeant: 'candidate_is_meant' },
  companies: { people: 'company_users', receipts: 'member_notice_receipts', person: 'company_user_id', isMeant: 'member_is_meant' },
} as const

/** How far a notice came, counted from the rows themselves; what `told` makes of the numbers, and no days, where it is narrowed. */
export async function noticeFigures(db: Database, { id, audience, isNarrowed }: Asked): Promise<NoticeFigures> {
  const { people, receipts, person, isMeant } = sides[audience]
  const { rows } = await sql<Record<'addressed' | 'seen' | 'confirmed', number>>`
    select count(*)::int as addressed, count(viewed_at)::int as seen, count(confirmed_at)::int as confirmed
    from ${sql.table(people)} as people
    cross join (select segment from notifications where id = ${id}) as notice
    left join ${sql.table(receipts)} as receipts on receipts.notification_id = ${id} and receipts.${sql.ref(person)} = people.id
    where receipts.notification_id is not null or ${sql.ref(isMeant)}(segment, people.id)`.execute(db)
  const { addressed, seen, confirmed } = rows[0]!
  const told = toldOf(isNarrowed)
  const totals = { is_narrowed: isNarrowed, addressed: told(addressed), seen: told(seen), confirmed: told(confirmed) }
  if (isNarrowed) return { ...totals, days: [] }
  const days = await sql<NoticeFigures['days'][number]>`
    with moments as (
      select (viewed_at at time zone 'Asia/Tokyo')::date as seen, (confirmed_at at time zone 'Asia/Tokyo')::date as confirmed
      from ${sql.table(receipts)} where notification_id = ${id}
    )
    select day::date::text as "on", (select count(*)::int from moments where seen = day::date) as seen,
      (select count(*)::int from moments where confirmed = day::date) as confirmed
    from generate_series((select least(min(seen), min(confirmed)) from moments), (select greatest(max(seen), max(confirmed)) from moments), interval '1 day') as day
    order by day`.execute(db)
  return { ...totals, days: days.rows }
}
