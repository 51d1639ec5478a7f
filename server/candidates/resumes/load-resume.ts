import { readLookups } from '#server/platform/lookups/list-lookups.ts'
import type { CandidateContext } from '#server/platform/request/viewer-contexts.ts'
import { ownProfile } from '../profiles/own-profile.ts'
import type { Resume, ResumeNames } from './resume.ts'

/** The work-related part of the candidate's own profile, and the Japanese names of its ids. */
export async function loadResume({ db, viewer }: Pick<CandidateContext, 'db'> & { viewer: { id: string } }): Promise<{ resume: Resume; names: ResumeNames }> {
  const [resume, names] = await Promise.all([ownProfile(db, viewer.id), readLookups(db, 'ja')])
  return { resume, names }
}
