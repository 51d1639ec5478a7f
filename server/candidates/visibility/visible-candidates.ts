import { sql } from 'kysely'
import type { Database } from '#server/platform/database/connect.ts'
import type { Member } from './reveal-to.ts'
import { showsPart } from '#server/accounts/candidate-names/shown-parts.ts'

type Company = Pick<Member, 'company_id'>

/** A proved address, and no restriction by operators. */
const isInGoodStanding = sql<boolean>`accounts.email_verified_at is not null and accounts.restricted_at is null`
const isOpen = sql<boolean>`candidate_users.is_open`
const mayLook = (company_id: number) => sql<boolean>`exists (
  select from companies where companies.id = ${company_id} and companies.state = 'active' and not companies.end_of_contract)`

const candidates = (db: Database) => db.selectFrom('candidate_users').innerJoin('accounts', 'accounts.id', 'candidate_users.id').where(isInGoodStanding)

/**
 * The candidates whom a company may see: every read of a company's side starts here, lists and counts, one candidate and many. All others get the reply of an
 * id that never was. A company sees a candidate who shows their profile to it, also when no other company finds them.
 */
export const visibleCandidates = (db: Database, { company_id }: Company) =>
  candidates(db)
    .where(sql<boolean>`(${isOpen} or ${showsPart(sql.ref('candidate_users.id'), sql`${company_id}`, 'profile')})`)
    .where(
      sql<boolean>`not exists (
        select from company_blocks where company_blocks.candidate_user_id = candidate_users.id and company_blocks.company_id = ${company_id})`,
    )
    .where(mayLook(company_id))

/** The part of `visibleCandidates` that is the same for every company and that a search asks for: the index of candidates holds these and nobody else. */
export const findableCandidates = (db: Database) => candidates(db).where(isOpen)

/**
 * The part of `visibleCandidates` that is a company's own, in one statement that reads no candidate: whether it may look at all, and whom of the index it may not see.
 * `findableCandidates` without them are `visibleCandidates` who are open; visible-candidates.test.ts compares the two.
 */
export async function hiddenFrom(db: Database, { company_id }: Company) {
  const { rows } = await sql<{ may_look: boolean; hidden: number[]; revealed: { number: number; level: 'career' | 'contact' }[] }>`
    select ${mayLook(company_id)} as may_look,
      array(select number::integer from candidate_index_changes
        where candidate_user_id in (select candidate_user_id from company_blocks where company_blocks.company_id = ${company_id})) as hidden,
      coalesce((select json_agg(json_build_object('number', number, 'level', level)) from reveals join candidate_index_changes using (candidate_user_id)
        where company_id = ${company_id} and level <> 'anonymous'), '[]') as revealed`.execute(db)
  return rows[0]!
}
