import type { Database } from '#server/platform/database/connect.ts'
import { companyBlocks } from './company-blocks.ts'

/** The companies that may not see a candidate, for any reason: the candidate's own lists leave them out, too. */
export async function blockedCompanyIds(db: Database, candidate_user_id: string) {
  const rows = await companyBlocks(db, candidate_user_id).select('company_id').distinct().orderBy('company_id').execute()
  return rows.map(({ company_id }) => company_id!)
}
