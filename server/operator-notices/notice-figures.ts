import { sql } from 'kysely'
import type { NoticeAudience, NoticeFigures } from '#contract/operator-notices.ts'
import type { Database } from '../database/connect.ts'

const sides = {
  candidates: { people: 'candidate_users', receipts: 'notification_receipts', person: 'candidate_user_id', isMeant: 'candidate_is_meant' },
  companies: { people: 'company_users', receipts: 'member_notice_receipts', person: 'company_user_id', isMeant: 'member_is_meant' },
} as const

/** How far a notice came, counted from the rows themselves. */
export async function noticeFigures(db: Database, id: number, audience: NoticeAudience): Promise<NoticeFigures> {
  const { people, receipts, person, isMeant } = sides[audience]
  const { rows } = await sql<Omit<NoticeFigures, 'days'>>`
    select count(*)::int as addressed, count(viewed_at)::int as seen, count(confirmed_at)::int as confirmed
    from ${sql.table(people)} as people
    cross join (select segment from notifications where id = ${id}) as notice
    left join ${sql.table(receipts)} as receipts on receipts.notification_id = ${id} and receipts.${sql.ref(person)} = people.id
    where receipts.notification_id is not null or ${sql.ref(isMeant)}(segment, people.id)`.execute(db)
  const days = await sql<NoticeFigures['days'][number]>`
    with moments as (
      select (viewed_at at time zone 'Asia/Tokyo')::date as seen, (confirmed_at at time zone 'Asia/Tokyo')::date as confirmed
      from ${sql.table(receipts)} where notification_id = ${id}
    )
    select day::date::text as "on", (select count(*)::int from moments where seen = day::date) as seen,
      (select count(*)::int from moments where confirmed = day::date) as confirmed
    from generate_series((select least(min(seen), min(confirmed)) from moments), (select greatest(max(seen), max(confirmed)) from moments), interval '1 day') as day
    order by day`.execute(db)
  return { ...rows[0]!, days: days.rows }
}
