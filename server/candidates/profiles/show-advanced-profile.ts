import type { AdvancedProfile } from '#contract/candidates/profiles/candidate-profiles.ts'
import type { CandidateContext } from '#server/platform/request/candidate-context.ts'
import { ownProfile } from './own-profile.ts'

export const showAdvancedProfile = ({ db, viewer }: CandidateContext): Promise<AdvancedProfile> => ownProfile(db, viewer.id)
