import { type RawBuilder, sql } from 'kysely'
import type { AccessKind } from '#contract/candidates/privacy/privacy.ts'
import type { Database } from '#server/platform/database/connect.ts'
import type { Member } from './reveal-to.ts'

export type Looked = { candidate_user_id: string; kind: AccessKind; parts: string[]; at: Date }

/**
 * Records in the ledger that a company saw part of a candidate, in the transaction in which it sees it. A member who sees the same again on the same day in
 * Japan adds no line: the same page requested twice leaves the ledger as it is.
 */
export async function recordAccess(db: Database, { company_id, name }: Member, { candidate_user_id, kind, parts, at }: Looked) {
  const detail = JSON.stringify({ parts, member_name: name })
  await sql`
    insert into events (at, kind, candidate_user_id, company_id, actor, detail)
    select ${at}, ${kind}, ${candidate_user_id}, ${company_id}, 'company', ${detail}::jsonb
    where not exists (${looksToday({ company_id, candidate_user_id: sql`${candidate_user_id}`, kind, at })} and detail = ${detail}::jsonb)`.execute(db)
}

type Of = Pick<Looked, 'kind' | 'at'> & { company_id: number; candidate_user_id: RawBuilder<unknown> }

/** The lines of one day in Japan that a company's looks left with a candidate. */
const looksToday = ({ company_id, candidate_user_id, kind, at }: Of) => {
  const today = sql`date_trunc('day', ${at}::timestamptz at time zone 'Asia/Tokyo') at time zone 'Asia/Tokyo'`
  return sql`select from events where candidate_user_id = ${candidate_user_id} and company_id = ${company_id} and kind = ${kind} and actor = 'company'
    and at >= ${today} and at < ${today} + interval '1 day'`
}

/** Whether this member looked at anything of the candidate's profile today. */
export const hasLookedToday = ({ company_id, name }: Member, candidate_user_id: RawBuilder<unknown>, at: Date) =>
  sql<boolean>`exists (${looksToday({ company_id, candidate_user_id, kind: 'profile_viewed', at })} and detail ->> 'member_name' = ${name})`

/** Whether a look at these parts now would add no line. */
export async function isLookRecorded(db: Database, { company_id, name }: Member, { candidate_user_id, kind, parts, at }: Looked) {
  const detail = JSON.stringify({ parts, member_name: name })
  const { rows } = await sql<{ is_recorded: boolean }>`
    select exists (${looksToday({ company_id, candidate_user_id: sql`${candidate_user_id}`, kind, at })} and detail = ${detail}::jsonb) as is_recorded`.execute(
    db,
  )
  return rows[0]!.is_recorded
}
