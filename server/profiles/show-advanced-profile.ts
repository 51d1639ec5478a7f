import type { AdvancedProfile } from '#contract/candidate-profiles.ts'
import type { CandidateContext } from '../candidate-context.ts'
import { ownProfile } from './own-profile.ts'

export const showAdvancedProfile = ({ db, viewer }: CandidateContext): Promise<AdvancedProfile> => ownProfile(db, viewer.id)
