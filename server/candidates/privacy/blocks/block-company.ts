import { publicCompanies } from '#server/companies/directory/public-companies.ts'
import { fail } from '#server/fail.ts'
import type { CandidateContext } from '#server/platform/request/candidate-context.ts'
import { holdCandidate } from '#server/accounts/sessions/hold-candidate.ts'
import { countBlocks } from './count-blocks.ts'

/** From now on the candidate does not exist for this company. */
export async function blockCompany({ db, viewer, now }: CandidateContext, company_id: number) {
  await holdCandidate(db, viewer.id)
  const company = await publicCompanies(db).select('companies.id').where('companies.id', '=', company_id).executeTakeFirst()
  if (!company) fail('NOT_FOUND')
  await db
    .insertInto('blocked_companies')
    .values({ candidate_user_id: viewer.id, company_id, created_at: now().toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return { success: true, block_count: await countBlocks(db, viewer.id) }
}
