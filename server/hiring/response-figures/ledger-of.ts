import { sql } from 'kysely'
import type { LedgerEvent } from '#contract/hiring/response-ledger/ledger-events.ts'
import { responseRules } from '#contract/hiring/response-ledger/response-rules.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { ownCases } from './own-cases.ts'

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
      select company_id, candidate_user_id, at as moment, id, kind, actor, detail from events
        where company_id = any(${company_ids}) and kind in
          ('applied', 'scout_accepted', 'message_sent', 'meeting_changed', 'meeting_answered', 'selection_changed', 'thread_closed', 'thread_parked')
          and at > ${since} and candidate_user_id is not null
          and at > coalesce((select case when is_unclaimed then 'infinity' else claimed_at end from companies where companies.id = company_id), '-infinity')
      union all
      select company_id, candidate_user_id, at, 9223372036854775807, 'hidden', 'candidate', '{}' from blocked
    ) as noted order by company_id, moment, id`.execute(db)
  const people = await ownCases(db, company_ids)
  return Map.groupBy(
    rows.filter(({ company_id, candidate_user_id }) => !people.has(`${company_id} ${candidate_user_id}`)),
    ({ company_id }) => company_id,
  )
}
