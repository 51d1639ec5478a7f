import type { AdvancedProfile, CandidateProfile, YourVision, YourVisionChange } from '#contract/candidates/profiles/candidate-profiles.ts'
import type { CandidateContext } from '#server/platform/request/viewer-contexts.ts'
import { ownProfile } from './own-profile.ts'
import { updateProfile } from './update-profile.ts'

export const showProfile = ({ db, viewer }: CandidateContext): Promise<CandidateProfile> => ownProfile(db, viewer.id)

export const showAdvancedProfile = ({ db, viewer }: CandidateContext): Promise<AdvancedProfile> => ownProfile(db, viewer.id)

export const showYourVision = ({ db, viewer }: CandidateContext): Promise<YourVision> => ownProfile(db, viewer.id)

export async function changeYourVision(context: CandidateContext, change: YourVisionChange): Promise<YourVision> {
  await updateProfile(context, change)
  return showYourVision(context)
}
