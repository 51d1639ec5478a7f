import type { YourVision, YourVisionChange } from '#contract/candidate-profiles.ts'
import type { CandidateContext } from '../candidate-context.ts'
import { showYourVision } from './show-your-vision.ts'
import { updateProfile } from './update-profile.ts'

export async function changeYourVision(context: CandidateContext, change: YourVisionChange): Promise<YourVision> {
  await updateProfile(context, change)
  return showYourVision(context)
}
