import { sql } from 'kysely'
import type { BlockedEmployer } from '#contract/candidates/privacy/privacy.ts'
import { lockCandidate } from '#server/accounts/sessions/viewer/lock-candidate.ts'
import { fail } from '#server/fail.ts'
import type { Database } from '#server/platform/database/connect.ts'
import type { CandidateContext } from '#server/platform/request/viewer-contexts.ts'
import { listedColumns } from '../listed-columns.ts'

/**
 * The companies that match an employer of a candidate's history or belong to the group of one, each with the matching key, whether they are allowed to look or
 * not.
 */
const employerMatches = (db: Database, candidate_user_id: string) =>
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

/** Each employer of the history in its order, with the companies here that it blocks or would block. */
export async function listBlockedEmployers({ db, viewer }: CandidateContext) {
  const employers = await db
    .selectFrom('work_experiences')
    .select(['user_work_experience_id', 'organization_name', 'mail_domain'])
    .where('candidate_user_id', '=', viewer.id)
    .orderBy('order_no')
    .orderBy('user_work_experience_id')
    .execute()
  const matches = await employerMatches(db, viewer.id)
    .innerJoin('companies', 'companies.id', 'matches.company_id')
    .where('companies.state', '=', 'active')
    .select(listedColumns(db, viewer.id))
    .select([
      'matches.user_work_experience_id',
      sql<BlockedEmployer['companies'][number]['matched_by']>`array_agg(distinct matches.kind)`.as('matched_by'),
      sql<boolean>`companies.id in (select company_id from allowed_employers where candidate_user_id = ${viewer.id})`.as('is_allowed'),
    ])
    .groupBy(['matches.user_work_experience_id', 'companies.id'])
    .orderBy('companies.name')
    .orderBy('companies.id')
    .execute()

  const of = Map.groupBy(matches, ({ user_work_experience_id }) => user_work_experience_id)
  return { blocked_employers: employers.map((employer) => ({ ...employer, companies: of.get(employer.user_work_experience_id) ?? [] })) }
}

/** Lets a company of the candidate's own history see them again, say a former one; a block by hand or by rule stays. */
export async function allowEmployer({ db, viewer, now }: CandidateContext, company_id: number) {
  const match = await employerMatches(db, viewer.id)
    .innerJoin('companies', 'companies.id', 'matches.company_id')
    .select('companies.id')
    .where('companies.id', '=', company_id)
    .where('companies.state', '=', 'active')
    .executeTakeFirst()
  if (!match) fail('NOT_FOUND')
  await db
    .insertInto('allowed_employers')
    .values({ candidate_user_id: viewer.id, company_id, created_at: now().toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return { success: true }
}

export async function disallowEmployer({ db, viewer }: CandidateContext, company_id: number) {
  await lockCandidate(db, viewer.id)
  await db.deleteFrom('allowed_employers').where('candidate_user_id', '=', viewer.id).where('company_id', '=', company_id).execute()
  return { success: true }
}
