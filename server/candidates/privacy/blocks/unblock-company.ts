import type { CandidateContext } from '#server/platform/request/candidate-context.ts'
import { countBlocks } from './count-blocks.ts'

/** Takes a block by hand away; a rule or the history may still block the company. */
export async function unblockCompany({ db, viewer }: CandidateContext, company_id: number) {
  await db.deleteFrom('blocked_companies').where('candidate_user_id', '=', viewer.id).where('company_id', '=', company_id).execute()
  return { success: true, block_count: await countBlocks(db, viewer.id) }
}
