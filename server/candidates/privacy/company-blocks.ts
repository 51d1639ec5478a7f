import type { Database } from '#server/platform/database/connect.ts'

/** The companies that may not see a candidate, each with its reasons: by hand, by rule, as an employer of the history. One company may stand here more than once. */
export const companyBlocks = (db: Database, candidate_user_id: string) =>
  db.selectFrom('company_blocks').where('company_blocks.candidate_user_id', '=', candidate_user_id)
