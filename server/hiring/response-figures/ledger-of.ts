import { sql } from 'kysely'
import type { LedgerEvent } from '#contract/hiring/response-ledger/ledger-events.ts'
import { responseRules } from '#contract/hiring/response-ledger/response-rules.ts'
import { domainKeys } from '#server/companies/domains/domain-keys.ts'
import type { Database } from '#server/platform/database/connect.ts'

type Row = LedgerEvent & { company_id: number }

/**
 * The events of companies that the formula reads, each company's in their order. A block by hand or rule ends what a company could answer, so it stands among them.
 * A company answers from the moment that its first member came; before, nobody was there to read. The cases of candidates who left are gone; its own members are not its candidates.
 */
export async function ledgerOf(db: Database, company_ids: number[], asOf: Date): Promise<Map<number, LedgerEvent[]>> {
  const since = new Date(asOf.getTime() - responseRules.window - responseRules.repeat).toISOString()
  const { rows } = await sql<Row>`
    with blocked as (
      select company_id, candidate_user_id, created_at as at from blocked_companies where company_id = any(${company_ids})
      union all
      select blocks.company_id, blocks.candidate_user_id, rules.created_at from company_blocks as blocks
        join block_rules as rules on rules.id = blocks.block_rule_id
        where blocks.reason = 'rule' and blocks.company_id = any(${company_ids})
    )
    select company_id, candidate_user_id, (extract(epoch from moment) * 1000)::float8 as at, kind, actor, detail from (
      select events.company_id, candidate_user_id, at as moment, events.id, kind, actor, detail from events join companies on companies.id = events.company_id
        where events.company_id = any(${company_ids}) and kind in
          ('applied', 'scout_accepted', 'message_sent', 'meeting_changed', 'meeting_answered', 'selection_changed', 'thread_closed', 'thread_parked')
          and at > ${since} and candidate_user_id is not null
          and at > coalesce(case when companies.is_unclaimed then 'infinity' else companies.claimed_at end, '-infinity')
      union all
      select company_id, candidate_user_id, at, 9223372036854775807, 'hidden', 'candidate', '{}' from blocked
    ) as noted order by company_id, moment, id`.execute(db)
  const people = await ownCases(db, company_ids)
  return Map.groupBy(
    rows.filter(({ company_id, candidate_user_id }) => !people.has(`${company_id} ${candidate_user_id}`)),
    ({ company_id }) => company_id,
  )
}

type OwnCasesRow = { company_id: number; candidate_user_id: string; email: string; is_member: boolean; keys: string[] | null }

/** Candidates who are people of the company itself, by a member's address or by a domain of the company, as `company candidate`. A domain that many share says nothing; that of the demonstration is shared by both sides. */
async function ownCases(db: Database, company_ids: number[]): Promise<Set<string>> {
  const { rows } = await sql<OwnCasesRow>`
    with domains as (
      select company_id, key from company_keys where kind = 'domain' and company_id = any(${company_ids})
    ), begun as (
      select distinct company_id, candidate_user_id from events
        where company_id = any(${company_ids}) and kind in ('applied', 'scout_accepted') and candidate_user_id is not null
    ), members as materialized (
      select company_id, lower(email) as email from company_users join accounts using (id) where company_id = any(${company_ids})
    ), people as (
      select begun.*, mine.email, mine.is_demo, (begun.company_id, mine.email_key) in (select members.company_id, members.email from members) as is_member
      from begun join accounts as mine on mine.id = candidate_user_id
    )
    select people.*, keys from people cross join lateral (
      select array_agg(key) as keys from domains where domains.company_id = people.company_id
        and right('.' || lower(split_part(people.email, '@', 2)), length(key) + 1) = '.' || key
    ) as matching where is_member or (keys is not null and not is_demo)`.execute(db)
  // A company of co.jp is known as co.jp, too: only the domain that somebody can own says who it is.
  const isOwn = ({ email, is_member, keys }: OwnCasesRow) => is_member || domainKeys(email).some((key) => keys?.includes(key))
  return new Set(rows.filter(isOwn).map(({ company_id, candidate_user_id }) => `${company_id} ${candidate_user_id}`))
}
