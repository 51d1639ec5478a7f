import type { YourVision } from '#contract/candidate-profiles.ts'
import type { CandidateContext } from '../candidate-context.ts'
import { ownProfile } from './own-profile.ts'

export const showYourVision = ({ db, viewer }: CandidateContext): Promise<YourVision> => ownProfile(db, viewer.id)
