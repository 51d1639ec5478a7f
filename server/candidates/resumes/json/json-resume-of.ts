import type { JsonResume } from '#contract/candidates/profiles/json-resume.ts'
import { educationTypes } from '#contract/candidates/profiles/education-types.ts'
import type { Resume, ResumeNames } from '../resume.ts'
import { schoolWords } from './school-words.ts'

const schema = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json'
const monthOf = (year: number | null, month: number | null) =>
  year === null ? undefined : month === null ? `${year}` : `${year}-${String(month).padStart(2, '0')}`
const given = (text: string) => (text === '' ? undefined : text)

/** A profile as JSON Resume 1.0.0. Empty fields are absent. */
export function jsonResumeOf(resume: Resume, names: ResumeNames): JsonResume & { $schema: string } {
  const nameIn = (table: keyof ResumeNames, id: number | null) => names[table].find((master) => master.id === id)?.name
  const fluency = nameIn('english_level', resume.english_level)
  return withoutNothing({
    $schema: schema,
    basics: {
      name: given(resume.name),
      label: given(resume.job_history_name),
      email: given(resume.email),
      phone: given(resume.phone_number),
      summary: given(resume.job_summary),
      location: {
        postalCode: given(resume.postal_code),
        region: nameIn('prefectures', resume.address),
        address: given(resume.address_detail),
        countryCode: resume.address !== null && resume.address <= 47 ? 'JP' : undefined,
      },
    },
    work: resume.work_experiences.map((work) => ({
      name: work.organization_name,
      position: given(work.department_position),
      description: given(work.industry_type),
      startDate: monthOf(work.join_year, work.join_month),
      endDate: monthOf(work.leave_year, work.leave_month),
      summary: given(work.work_summary),
    })),
    education: schoolsOf(resume),
    certificates: resume.licenses.split('\n').flatMap((line) => (line.trim() ? [{ name: line.trim() }] : [])),
    skills: resume.skill_types.flatMap((id) => nameIn('skill_types', id) ?? []).map((name) => ({ name })),
    languages: fluency === undefined ? [] : [{ language: '英語', fluency }],
  })
}

const schoolsOf = (resume: Resume) => [
  {
    institution: given(resume.final_education_name),
    studyType: resume.final_education_type === null ? undefined : educationTypes[resume.final_education_type],
    area: given(resume.final_education_field_of_study),
    endDate: monthOf(resume.final_education_end_date, null),
  },
  ...[
    { kind: schoolWords.before, name: resume.education_name, area: resume.education_field_of_study, year: resume.education_end_date },
    { kind: schoolWords.highschool, name: resume.highschool_name, area: resume.highschool_field_of_study, year: resume.highschool_end_date },
  ].map(({ kind, name, area, year }) => ({
    institution: given(name),
    area: given(area),
    endDate: monthOf(year, null),
    studyType: name || area || year !== null ? kind : undefined,
  })),
]

/** Without fields that hold nothing, and without what consists of nothing else. */
function withoutNothing<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(withoutNothing).filter((item) => !isEmpty(item)) as Value
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .map(([name, item]) => [name, withoutNothing(item)])
      .filter(([, item]) => !isEmpty(item)),
  ) as Value
}

const isEmpty = (value: unknown) => value === undefined || (typeof value === 'object' && value !== null && Object.keys(value).length === 0)
