import type { Completeness } from '#contract/candidates/profiles/completeness.ts'
import type { CandidateContext } from '#server/platform/request/candidate-context.ts'
import { ownProfile } from './own-profile.ts'
import { profileCompleteness } from './profile-completeness.ts'

export const showCompleteness = async ({ db, viewer }: CandidateContext): Promise<Completeness> => profileCompleteness(await ownProfile(db, viewer.id))
