import { readLookups } from '#server/platform/lookups/list-lookups.ts'
import type { CandidateContext } from '#server/platform/request/viewer-contexts.ts'
import { ownProfile } from '../../profiles/own-profile.ts'
import { resumeOfText } from './resume-of-text.ts'

/** The text of the candidate's own PDF as a JSON Resume. Its skills are those of the profile and those of the text: a 職務経歴書 rarely names all. */
export async function proposeResume({ db, viewer }: CandidateContext): Promise<{ resume: Record<string, unknown> }> {
  const [{ job_history_pdf_text, skill_types }, { skill_types: known }] = await Promise.all([ownProfile(db, viewer.id), readLookups(db, 'ja')])
  const { skills = [], ...resume } = resumeOfText(
    job_history_pdf_text,
    known.map(({ name }) => name),
  )
  const own = known.filter(({ id }) => skill_types.includes(id)).map(({ name }) => ({ name }))
  const found = skills.filter(({ name }) => !own.some((one) => one.name === name))
  return { resume: found.length > 0 ? { ...resume, skills: [...own, ...found] } : resume }
}
