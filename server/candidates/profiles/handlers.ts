import { candidate } from '#server/api.ts'
import { changeAdvancedProfile } from './change-advanced-profile.ts'
import { changeProfile } from './change-profile.ts'
import { changeYourVision, showAdvancedProfile, showProfile, showYourVision } from './show-profile.ts'
import { showCompleteness } from './profile-completeness.ts'

export const profiles = {
  profile: {
    show: candidate.profile.show.handler(({ context }) => showProfile(context)),
    change: candidate.profile.change.handler(({ context, input }) => changeProfile(context, input)),
    completeness: candidate.profile.completeness.handler(({ context }) => showCompleteness(context)),
  },
  advanced_profile: {
    show: candidate.advanced_profile.show.handler(({ context }) => showAdvancedProfile(context)),
    change: candidate.advanced_profile.change.handler(({ context, input }) => changeAdvancedProfile(context, input)),
  },
  your_vision: {
    show: candidate.your_vision.show.handler(({ context }) => showYourVision(context)),
    change: candidate.your_vision.change.handler(({ context, input }) => changeYourVision(context, input)),
  },
}
