import { sql } from 'kysely'
import type { Database } from '#server/platform/database/connect.ts'

type Span = { begins_on: string; ends_on: string }

/** How many people marked the company or one of its jobs in each span of days. Somebody who marked several jobs is one person: less than five could else read as five. */
export async function peopleWhoMarked(db: Database, company_id: number, spans: Span[]): Promise<number[]> {
  const days = (end: keyof Span) => spans.map((span) => span[end])
  const { rows } = await sql<{ people: number }>`
    select count(distinct candidate_user_id)::int as people
    from unnest(${days('begins_on')}::date[], ${days('ends_on')}::date[]) with ordinality as span (begins_on, ends_on, place)
    left join favorites on company_id = ${company_id} and (created_at at time zone 'Asia/Tokyo')::date between begins_on and ends_on
    group by place order by place`.execute(db)
  return rows.map(({ people }) => people)
}
