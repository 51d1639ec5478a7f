import { fail } from '#server/fail.ts'
import type { CandidateContext } from '#server/platform/request/candidate-context.ts'
import { employerMatches } from './employer-matches.ts'

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
