import { sql } from 'kysely'
import type { Database } from '#server/platform/database/connect.ts'
import type { Member } from './reveal-to.ts'
import { showsPart } from '#server/accounts/candidate-names/shown-parts.ts'

/**
 * The candidates whom a company may see: every read of a company's side starts here, lists and counts, one candidate and many. All others get the reply of an
 * id that never was. A company sees a candidate who shows their profile to it, also when no other company finds them.
 */
export const visibleCandidates = (db: Database, { company_id }: Pick<Member, 'company_id'>) =>
  db
    .selectFrom('candidate_users')
    .innerJoin('accounts', 'accounts.id', 'candidate_users.id')
    .where(({ or, eb }) => or([eb('candidate_users.is_open', '=', true), showsPart(sql.ref('candidate_users.id'), sql`${company_id}`, 'profile')]))
    .where('accounts.email_verified_at', 'is not', null)
    .where('accounts.restricted_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('company_blocks')
            .whereRef('company_blocks.candidate_user_id', '=', 'candidate_users.id')
            .where('company_blocks.company_id', '=', company_id)
            .select('company_blocks.company_id'),
        ),
      ),
    )
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('companies')
          .where('companies.id', '=', company_id)
          .where('companies.state', '=', 'active')
          .where('companies.end_of_contract', '=', false)
          .select('companies.id'),
      ),
    )
