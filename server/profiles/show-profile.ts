import type { CandidateProfile } from '#contract/candidate-profiles.ts'
import type { CandidateContext } from '../candidate-context.ts'
import { ownProfile } from './own-profile.ts'

export const showProfile = ({ db, viewer }: CandidateContext): Promise<CandidateProfile> => ownProfile(db, viewer.id)
