import type { YourVision } from '#contract/candidates/profiles/candidate-profiles.ts'
import type { CandidateContext } from '#server/platform/request/candidate-context.ts'
import { ownProfile } from './own-profile.ts'

export const showYourVision = ({ db, viewer }: CandidateContext): Promise<YourVision> => ownProfile(db, viewer.id)
