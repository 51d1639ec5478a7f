import { lockCandidate } from '#server/accounts/sessions/viewer/lock-candidate.ts'
import { publicCompanies } from '#server/companies/directory/public-companies.ts'
import { fail } from '#server/fail.ts'
import type { Database } from '#server/platform/database/connect.ts'
import type { CandidateContext } from '#server/platform/request/viewer-contexts.ts'
import { listedColumns } from '../listed-columns.ts'

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

/** How many companies a candidate blocked by hand, as the account state has it. */
async function countBlocks(db: Database, candidate_user_id: string) {
  const { block_count } = await db
    .selectFrom('blocked_companies')
    .select(({ fn }) => fn.countAll<number>().as('block_count'))
    .where('candidate_user_id', '=', candidate_user_id)
    .executeTakeFirstOrThrow()
  return block_count
}
