import type { CandidateProfileChange } from '#contract/candidates/profiles/candidate-profiles.ts'
import type { JsonResume } from '#contract/candidates/profiles/json-resume.ts'
import { educationTypes } from '#contract/candidates/profiles/education-types.ts'
import { schoolWords } from './school-words.ts'

type School = NonNullable<JsonResume['education']>[number]
type EducationType = keyof typeof educationTypes

/** Words that other programs and languages use for a kind of school, the more special ones first. */
const kinds: [EducationType, RegExp][] = [
  ['doctor', /博士|doctor|ph\.?\s?d/i],
  ['master', /修士|master|\bm\.?(a|sc|ba|s)\b/i],
  ['junior_college', /短期大学|短大|junior college|associate/i],
  ['technical_college', /高等専門学校|高専|technical college|technical school/i],
  ['vocational_school', /専門学校|vocational|専修/i],
  ['high_school', /高等学校|高校|high ?school|secondary/i],
  ['junior_high_school', /中学|junior high/i],
  ['bachelor', /大学|学士|学部|bachelor|university|\bb\.?(a|sc|s|eng)\b/i],
]

/** A profile has a place for the last school, the one before it, and high school; `left` counts the schools that found none. */
export function schoolsOfEducation(education: School[]): { change: CandidateProfileChange; left: number } {
  const own = (words: string) => education.find(({ studyType }) => studyType === words)
  const marked = { before: own(schoolWords.before), highschool: own(schoolWords.highschool) }
  const others = education.filter((school) => school !== marked.before && school !== marked.highschool).toSorted(latestFirst)
  const lastSchool = others.shift()
  const highschool = marked.highschool ?? take(others, (school) => kindOf(school) === 'high_school')
  const before = marked.before ?? others.shift()
  return {
    change: {
      final_education_type: lastSchool ? kindOf(lastSchool) : null,
      final_education_name: lastSchool?.institution ?? '',
      final_education_field_of_study: lastSchool?.area ?? '',
      final_education_end_date: yearOf(lastSchool),
      education_name: before?.institution ?? '',
      education_field_of_study: before?.area ?? '',
      education_end_date: yearOf(before),
      highschool_name: highschool?.institution ?? '',
      highschool_field_of_study: highschool?.area ?? '',
      highschool_end_date: yearOf(highschool),
    },
    left: others.length,
  }
}

/** Without a last day one is still there. Schools of the same year keep their order. */
const latestFirst = (one: School, other: School) => (other.endDate ?? '9999').slice(0, 4).localeCompare((one.endDate ?? '9999').slice(0, 4))
const yearOf = (school: School | undefined) => (school?.endDate ? Number(school.endDate.slice(0, 4)) : null)

function kindOf({ studyType = '', institution = '' }: School): EducationType | null {
  const exact = Object.entries(educationTypes).find(([, name]) => name === studyType)?.[0]
  const words = (text: string) => kinds.find(([, pattern]) => pattern.test(text))?.[0]
  return (exact as EducationType | undefined) ?? words(studyType) ?? (studyType === '' ? null : (words(institution) ?? null))
}

function take(schools: School[], isIt: (school: School) => boolean) {
  const index = schools.findIndex(isIt)
  return index < 0 ? undefined : schools.splice(index, 1)[0]
}
