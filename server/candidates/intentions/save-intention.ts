import type { Intention } from '#contract/candidates/profiles/intentions.ts'
import type { CandidateContext } from '#server/platform/request/candidate-context.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import { refuseProblems } from '#server/platform/errors/refuse-problems.ts'
import { unknownLookups } from '../profiles/problems/unknown-lookups.ts'
import { updateProfile } from '../profiles/update-profile.ts'

/** The candidate's current intention; for 90 days the site does not ask again. */
export async function saveIntention(context: CandidateContext & Pick<RequestContext, 'language'>, intention: Intention) {
  refuseProblems(await unknownLookups(context.db, intention, context.viewer.id), context.language)
  await updateProfile(context, { ...intention, intention_updated_at: context.now().toISOString() })
  return { success: true }
}
