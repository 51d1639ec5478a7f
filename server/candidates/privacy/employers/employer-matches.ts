import { sql } from 'kysely'
import type { Database } from '#server/platform/database/connect.ts'

/**
 * The companies that match an employer of a candidate's history or belong to the group of one, each with the matching key, whether they are allowed to look or
 * not.
 */
export const employerMatches = (db: Database, candidate_user_id: string) =>
  db
    .with('matches', (db) => {
      const same = db
        .selectFrom('employer_keys')
        .innerJoin('company_keys', (join) => join.onRef('company_keys.kind', '=', 'employer_keys.kind').onRef('company_keys.key', '=', 'employer_keys.key'))
        .where('employer_keys.candidate_user_id', '=', candidate_user_id)
      return same.select(['employer_keys.user_work_experience_id', 'company_keys.company_id', 'employer_keys.kind']).union(
        same
          .innerJoin('companies as employers', 'employers.id', 'company_keys.company_id')
          .innerJoin('companies as affiliates', (join) =>
            join
              .on(sql<boolean>`coalesce(affiliates.group_number, affiliates.corporate_number) = coalesce(employers.group_number, employers.corporate_number)`)
              .onRef('affiliates.id', '<>', 'employers.id'),
          )
          .select(['employer_keys.user_work_experience_id', 'affiliates.id as company_id', sql<string>`'group'`.as('kind')]),
      )
    })
    .selectFrom('matches')
