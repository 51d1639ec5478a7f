import type { CandidateContext } from '#server/platform/request/candidate-context.ts'
import { listedColumns } from '../listed-columns.ts'
import { publicCompanies } from '#server/companies/directory/public-companies.ts'
import { fail } from '#server/fail.ts'
import { lockCandidate } from '#server/accounts/sessions/lock-candidate.ts'
import { countBlocks } from './count-blocks.ts'

/** The companies blocked by hand, the latest first. One that left the site stays, so that it is still blocked when it returns. */
export async function listBlockedCompanies({ db, viewer }: CandidateContext) {
  const blocked_companies = await db
    .selectFrom('blocked_companies')
    .innerJoin('companies', 'companies.id', 'blocked_companies.company_id')
    .select(listedColumns(db, viewer.id))
    .select('blocked_companies.created_at as blocked_at')
    .where('blocked_companies.candidate_user_id', '=', viewer.id)
    .orderBy('blocked_companies.created_at', 'desc')
    .orderBy('companies.id')
    .execute()
  return { blocked_companies, total: blocked_companies.length }
}

/** From now on the candidate does not exist for this company. */
export async function blockCompany({ db, viewer, now }: CandidateContext, company_id: number) {
  await lockCandidate(db, viewer.id)
  const company = await publicCompanies(db).select('companies.id').where('companies.id', '=', company_id).executeTakeFirst()
  if (!company) fail('NOT_FOUND')
  await db
    .insertInto('blocked_companies')
    .values({ candidate_user_id: viewer.id, company_id, created_at: now().toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return { success: true, block_count: await countBlocks(db, viewer.id) }
}

/** Takes a block by hand away; a rule or the history may still block the company. */
export async function unblockCompany({ db, viewer }: CandidateContext, company_id: number) {
  await db.deleteFrom('blocked_companies').where('candidate_user_id', '=', viewer.id).where('company_id', '=', company_id).execute()
  return { success: true, block_count: await countBlocks(db, viewer.id) }
}
