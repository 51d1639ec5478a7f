import { readMasters } from '#server/platform/lookups/list-masters.ts'
import type { CandidateContext } from '#server/platform/request/candidate-context.ts'
import { ownProfile } from '../profiles/own-profile.ts'
import type { Resume, ResumeNames } from './resume.ts'

/** One's own profile as far as it is about work, and the Japanese names of what stands in it as numbers. */
export async function loadResume({ db, viewer }: Pick<CandidateContext, 'db'> & { viewer: { id: string } }): Promise<{ resume: Resume; names: ResumeNames }> {
  const [resume, names] = await Promise.all([ownProfile(db, viewer.id), readMasters(db, 'ja')])
  return { resume, names }
}
