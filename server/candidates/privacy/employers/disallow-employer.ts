import type { CandidateContext } from '#server/platform/request/candidate-context.ts'
import { holdCandidate } from '#server/accounts/sessions/hold-candidate.ts'

export async function disallowEmployer({ db, viewer }: CandidateContext, company_id: number) {
  await holdCandidate(db, viewer.id)
  await db.deleteFrom('allowed_employers').where('candidate_user_id', '=', viewer.id).where('company_id', '=', company_id).execute()
  return { success: true }
}
