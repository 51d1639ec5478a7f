import type { CandidateContext } from '#server/platform/request/candidate-context.ts'
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
