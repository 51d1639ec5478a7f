import type { Database } from '../database/connect.ts'
import type { Member } from './member.ts'

/**
 * The candidates who exist for a company: every read of a company's side starts here, lists and counts, one person and many.
 * Whoever is not among them is answered like an id that never was. Whoever opened to this company in a thread is seen by it, also when no other company finds them.
 */
export const visibleCandidates = (db: Database, { company_id }: Pick<Member, 'company_id'>) =>
  db
    .selectFrom('candidate_users')
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb('candidate_users.is_open', '=', true),
        exists(
          selectFrom('reveals')
            .select('reveals.company_id')
            .whereRef('reveals.candidate_user_id', '=', 'candidate_users.id')
            .where('reveals.company_id', '=', company_id),
        ),
      ]),
    )
    .where('candidate_users.email_verified_at', 'is not', null)
    .where('candidate_users.restricted_at', 'is', null)
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
