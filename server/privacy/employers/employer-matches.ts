import type { Database } from '../../database/connect.ts'

/** The companies that are taken for an employer of somebody's history, whether they are allowed to look or not. */
export const employerMatches = (db: Database, candidate_user_id: string) =>
  db
    .selectFrom('employer_keys')
    .innerJoin('company_keys', (join) => join.onRef('company_keys.kind', '=', 'employer_keys.kind').onRef('company_keys.key', '=', 'employer_keys.key'))
    .where('employer_keys.candidate_user_id', '=', candidate_user_id)
