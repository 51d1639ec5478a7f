import type { Intention } from '#contract/intentions.ts'
import type { CandidateContext } from '../profiles/candidate-context.ts'
import { refuseProblems } from '../profiles/problems/refuse-problems.ts'
import { unknownMasters } from '../profiles/problems/unknown-masters.ts'
import { updateProfile } from '../profiles/update-profile.ts'

/** What somebody is looking for now; for 90 days nobody asks again. */
export async function tellIntention(context: CandidateContext, intention: Intention) {
  refuseProblems(await unknownMasters(context.db, intention, context.viewer.id), context.language)
  await updateProfile(context, { ...intention, intention_updated_at: context.now().toISOString() })
  return { success: true }
}
