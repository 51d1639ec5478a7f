import type { CandidateContext } from '../../candidate-context.ts'
import { holdCandidate } from '../hold-candidate.ts'

export async function disallowEmployer({ db, viewer }: CandidateContext, company_id: number) {
  await holdCandidate(db, viewer.id)
  await db.deleteFrom('allowed_employers').where('candidate_user_id', '=', viewer.id).where('company_id', '=', company_id).execute()
  return { success: true }
}
