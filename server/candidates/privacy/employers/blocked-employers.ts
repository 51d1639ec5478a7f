import { sql } from 'kysely'
import type { BlockedEmployer } from '#contract/candidates/privacy/privacy.ts'
import type { CandidateContext } from '#server/platform/request/candidate-context.ts'
import { listedColumns } from '../listed-columns.ts'
import { employerMatches } from './employer-matches.ts'
import { fail } from '#server/fail.ts'
import { lockCandidate } from '#server/accounts/sessions/lock-candidate.ts'

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
