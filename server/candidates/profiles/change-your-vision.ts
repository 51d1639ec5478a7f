import type { YourVision, YourVisionChange } from '#contract/candidates/profiles/candidate-profiles.ts'
import type { CandidateContext } from '#server/platform/request/candidate-context.ts'
import { showYourVision } from './show-your-vision.ts'
import { updateProfile } from './update-profile.ts'

export async function changeYourVision(context: CandidateContext, change: YourVisionChange): Promise<YourVision> {
  await updateProfile(context, change)
  return showYourVision(context)
}
