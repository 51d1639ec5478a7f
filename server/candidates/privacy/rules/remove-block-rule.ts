import { fail } from '#server/fail.ts'
import type { CandidateContext } from '#server/platform/request/candidate-context.ts'

export async function removeBlockRule({ db, viewer }: CandidateContext, id: number) {
  const { numDeletedRows } = await db.deleteFrom('block_rules').where('id', '=', id).where('candidate_user_id', '=', viewer.id).executeTakeFirstOrThrow()
  if (!numDeletedRows) fail('NOT_FOUND')
  return { success: true }
}
