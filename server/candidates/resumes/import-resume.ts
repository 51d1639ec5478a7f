import { CandidateProfileChange } from '#contract/candidates/profiles/candidate-profiles.ts'
import type { JsonResume } from '#contract/candidates/profiles/json-resume.ts'
import type { ResumeChange } from '#contract/candidates/profiles/resumes.ts'
import { fail } from '#server/fail.ts'
import type { CandidateContext } from '#server/platform/request/candidate-context.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import { changeProfile } from '../profiles/change-profile.ts'
import { japanDay } from '#server/platform/time/japan-day.ts'
import { profileProblems } from '../profiles/problems/profile-problems.ts'
import { type Problem, refuseProblems } from '#server/platform/errors/refuse-problems.ts'
import { resumeChanges } from './json/resume-changes.ts'
import { profileChangeOf } from './json/profile-change-of.ts'
import { loadResume } from './load-resume.ts'

type Import = { resume: JsonResume; is_trial: boolean }
type Imported = { changes: ResumeChange[]; ignored: string[]; is_applied: boolean }

/** Says what a JSON Resume changes in one's own profile, and, unless it is a trial, changes it: all of it or nothing. */
export async function importResume(context: CandidateContext & Pick<RequestContext, 'language'>, { resume: file, is_trial }: Import): Promise<Imported> {
  const { resume, names } = await loadResume(context)
  const { change, ignored } = profileChangeOf(file, resume, names)
  const checked = CandidateProfileChange.safeParse(change)
  if (!checked.success) fail('INPUT_INVALID', checked.error.issues.map(tooMuch))
  refuseProblems(profileProblems(checked.data, japanDay(context.now())).map(inFile), context.language)

  const changes = resumeChanges(resume, checked.data, names)
  if (is_trial || changes.length === 0) return { changes, ignored, is_applied: false }
  await changeProfile(context, checked.data)
  return { changes, ignored, is_applied: true }
}

/** Each field was read already; only what was put together of several, or is added to what is there, can be too much. */
const tooMuch = ({ path: [field, index] }: { path: PropertyKey[] }) =>
  field === 'work_experiences' && index === undefined
    ? { field: 'resume.work', message: 'いまの職歴と合わせて50件までにしてください。' }
    : { field: field === 'licenses' ? 'resume.certificates' : `resume.work.${String(index)}.highlights`, message: '長すぎて取り込めません。短くしてください。' }

/** What contradicts the rules of a profile, by where it stands in the file. */
const inFile = ({ field, message }: Problem): Problem => {
  const [part, index, name] = field.split('.')
  const place = part === 'work_experiences' ? `work.${index}.${name?.startsWith('join') ? 'startDate' : 'endDate'}` : 'education'
  return { field: `resume.${place}`, message }
}
