import type { YourVision, YourVisionChange } from '#contract/candidates/profiles/candidate-profiles.ts'
import type { CandidateContext } from '#server/platform/request/candidate-context.ts'
import { ownProfile } from './own-profile.ts'
import { updateProfile } from './update-profile.ts'

export const showYourVision = ({ db, viewer }: CandidateContext): Promise<YourVision> => ownProfile(db, viewer.id)

export async function changeYourVision(context: CandidateContext, change: YourVisionChange): Promise<YourVision> {
  await updateProfile(context, change)
  return showYourVision(context)
}
