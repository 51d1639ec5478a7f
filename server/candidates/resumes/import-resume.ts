import { japanDay } from '#contract/platform/time/japan-time.ts'
import { CandidateProfileChange, type WorkExperience } from '#contract/candidates/profiles/candidate-profiles.ts'
import type { JsonResume } from '#contract/candidates/profiles/json-resume.ts'
import type { ResumeChange } from '#contract/candidates/profiles/resumes.ts'
import { fail } from '#server/fail.ts'
import type { CandidateContext } from '#server/platform/request/viewer-contexts.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import { changeProfile } from '../profiles/change-profile.ts'
import { profileProblems } from '../profiles/problems/profile-problems.ts'
import { type Problem, refuseProblems } from '#server/platform/errors/refuse-problems.ts'
import { profileChangeOf } from './json/profile-change-of.ts'
import { loadResume } from './load-resume.ts'
import { educationTypes } from '#contract/candidates/profiles/education-types.ts'
import type { Resume, ResumeNames } from './resume.ts'

type Import = { resume: JsonResume; is_trial: boolean; fields?: string[] | undefined }
type Imported = { changes: ResumeChange[]; ignored: string[]; is_applied: boolean }

/** Lists the changes that a JSON Resume makes to the candidate's own profile, and, unless it is a trial, makes them: all or none. */
export async function importResume(
  context: CandidateContext & Pick<RequestContext, 'language'>,
  { resume: file, is_trial, fields }: Import,
): Promise<Imported> {
  const { resume, names } = await loadResume(context)
  const { change, ignored } = profileChangeOf(file, resume, names)
  const checked = CandidateProfileChange.safeParse(change)
  if (!checked.success) fail('INPUT_INVALID', checked.error.issues.map(tooMuch))
  refuseProblems(profileProblems(checked.data, japanDay(context.now())).map(inFile), context.language)

  const changes = resumeChanges(resume, checked.data, names)
  if (is_trial || changes.length === 0) return { changes, ignored, is_applied: false }
  await changeProfile(context, fields ? acceptedOf(checked.data, resume, fields) : checked.data)
  return { changes, ignored, is_applied: true }
}

/** Only the lines of the changes that were accepted; an employer that was not stays as it is, or out. */
function acceptedOf({ work_experiences, ...change }: CandidateProfileChange, current: Resume, fields: string[]): CandidateProfileChange {
  const plain = Object.fromEntries(Object.entries(change).filter(([field]) => fields.includes(field)))
  if (!work_experiences || !fields.some((field) => field.startsWith('work_experiences.'))) return plain
  const before = new Map(current.work_experiences.map((work) => [work.user_work_experience_id, work]))
  const kept = work_experiences.flatMap((work, index) => {
    if (fields.includes(`work_experiences.${index}`)) return [work]
    return work.user_work_experience_id === undefined ? [] : (before.get(work.user_work_experience_id) ?? [])
  })
  return { ...plain, work_experiences: kept.map((work, order_no) => ({ ...work, order_no })) }
}

/** Each field was validated already; only combined or added values can exceed a limit. */
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

const labels = {
  name: '氏名',
  phone_number: '電話番号',
  postal_code: '郵便番号',
  address: '都道府県',
  address_detail: '住所',
  job_history_name: '職歴の見出し',
  job_summary: '職務要約',
  final_education_type: '最終学歴の種類',
  final_education_name: '最終学歴の学校',
  final_education_field_of_study: '最終学歴の学部・専攻',
  final_education_end_date: '最終学歴の卒業年',
  education_name: 'その前の学校',
  education_field_of_study: 'その前の学部・専攻',
  education_end_date: 'その前の卒業年',
  highschool_name: '高等学校',
  highschool_field_of_study: '高等学校の学科',
  highschool_end_date: '高等学校の卒業年',
  skill_types: 'スキル',
  english_level: '英語',
  licenses: '資格',
} as const

type Field = keyof typeof labels

/** What would be different, line by line, as its owner reads it. */
function resumeChanges(current: Resume, change: CandidateProfileChange, names: ResumeNames): ResumeChange[] {
  const fields = (Object.keys(labels) as Field[]).flatMap((field) => {
    const [before, after] = [wordsOf(field, current[field], names), field in change ? wordsOf(field, change[field], names) : undefined]
    return after === undefined || after === before ? [] : [{ field, label: labels[field], before, after }]
  })
  return [...fields, ...(change.work_experiences ? workChanges(current.work_experiences, change.work_experiences) : [])]
}

function wordsOf(field: Field, value: unknown, names: ResumeNames): string {
  const nameIn = (table: keyof ResumeNames, id: unknown) => names[table].find((master) => master.id === id)?.name ?? ''
  if (value === null || value === undefined || value === '') return ''
  if (field === 'address') return nameIn('prefectures', value)
  if (field === 'english_level') return nameIn('english_level', value)
  if (field === 'final_education_type') return educationTypes[value as keyof typeof educationTypes]
  if (Array.isArray(value)) return value.map((id) => nameIn('skill_types', id)).join('、')
  return typeof value === 'number' ? `${value}年` : (value as string)
}

const workChanges = (before: WorkExperience[], after: WorkExperience[]): ResumeChange[] =>
  after.flatMap((work, index) => {
    const old = before.find(({ user_work_experience_id: id }) => id !== undefined && id === work.user_work_experience_id)
    const [was, is] = [old ? workWords(old) : '', workWords(work)]
    return was === is ? [] : [{ field: `work_experiences.${index}`, label: old ? '職歴（変更）' : '職歴（追加）', before: was, after: is }]
  })

const workWords = (work: WorkExperience) =>
  [work.organization_name, period(work), work.department_position, work.industry_type, work.work_summary].filter(Boolean).join('\n')

const period = ({ join_year, join_month, leave_year, leave_month }: WorkExperience) =>
  join_year === null && leave_year === null ? '' : `${month(join_year, join_month)}〜${month(leave_year, leave_month)}`

const month = (year: number | null, monthOfYear: number | null) => (year === null ? '' : `${year}年${monthOfYear === null ? '' : `${monthOfYear}月`}`)
