import type { Completeness } from '#contract/completeness.ts'
import type { CandidateContext } from '../candidate-context.ts'
import { ownProfile } from './own-profile.ts'
import { profileCompleteness } from './profile-completeness.ts'

export const showCompleteness = async ({ db, viewer }: CandidateContext): Promise<Completeness> => profileCompleteness(await ownProfile(db, viewer.id))
