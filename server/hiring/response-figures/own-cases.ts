import { sql } from 'kysely'
import type { Database } from '#server/platform/database/connect.ts'
import { domainKeys } from '#server/companies/domains/domain-keys.ts'

type Row = { company_id: number; candidate_user_id: string; email: string; is_member: boolean; keys: string[] | null }

/** Candidates who are people of the company itself, by a member's address or by a domain of the company, as `company candidate`. A domain that many share says nothing; that of the demonstration is shared by both sides. */
export async function ownCases(db: Database, company_ids: number[]): Promise<Set<string>> {
  const { rows } = await sql<Row>`
    with domains as (
      select company_id, key from company_keys where kind = 'domain' and company_id = any(${company_ids})
    ), begun as (
      select distinct company_id, candidate_user_id from events
        where company_id = any(${company_ids}) and kind in ('applied', 'scout_accepted') and candidate_user_id is not null
    ), people as (
      select begun.*, mine.email, mine.is_demo, exists (
        select from company_users as members join accounts as theirs using (id) where members.company_id = begun.company_id and theirs.email_key = mine.email_key
      ) as is_member
      from begun join accounts as mine on mine.id = candidate_user_id
    )
    select people.*, keys from people cross join lateral (
      select array_agg(key) as keys from domains where domains.company_id = people.company_id
        and right('.' || lower(split_part(people.email, '@', 2)), length(key) + 1) = '.' || key
    ) as matching where is_member or (keys is not null and not is_demo)`.execute(db)
  // A company of co.jp is known as co.jp, too: only the domain that somebody can own says who it is.
  const isOwn = ({ email, is_member, keys }: Row) => is_member || domainKeys(email).some((key) => keys?.includes(key))
  return new Set(rows.filter(isOwn).map(({ company_id, candidate_user_id }) => `${company_id} ${candidate_user_id}`))
}
