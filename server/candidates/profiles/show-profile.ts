import type { CandidateProfile } from '#contract/candidates/profiles/candidate-profiles.ts'
import type { CandidateContext } from '#server/platform/request/candidate-context.ts'
import { ownProfile } from './own-profile.ts'

export const showProfile = ({ db, viewer }: CandidateContext): Promise<CandidateProfile> => ownProfile(db, viewer.id)
