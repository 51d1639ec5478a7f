import type { Lookups, Lookup, LookupName } from '#contract/platform/lookups/lookups.ts'
import type { VisibleCandidate, VisibleWorkExperience } from '#contract/candidates/privacy/visible-candidate.ts'
import { educationTypes } from '#contract/candidates/profiles/education-types.ts'
import { skillLevelText } from '#contract/candidates/profiles/skill-levels.ts'
import { partLabel } from './part-label.ts'

const monthText = (year: number | null, month: number | null) => (year ? `${year}年${month ? `${month}月` : ''}` : '')

function periodText({ join_year, join_month, leave_year, leave_month }: VisibleWorkExperience) {
  const [from, to] = [monthText(join_year, join_month), monthText(leave_year, leave_month)]
  return from || to ? `${from}〜${to || '現在'}` : ''
}

const schoolText = (name: string, field: string, year: number | null) => [name, field, year ? `${year}年` : ''].filter(Boolean).join('　')

/** A candidate as a company reads it, in words. */
export function loadVisibleProfile(candidate: VisibleCandidate, lookups: Lookups) {
  return {
    reveal: candidate.reveal,
    premium: candidate.premium,
    hides_vision: candidate.career === null,
    heading: candidate.job_history_name,
    contact: contactTerms(candidate),
    person: visibleTerms(
      candidate,
      ['job_summary', 'address', 'final_education_type', 'english_level', 'management_experience', 'skill_types', 'licenses', 'employment_types'],
      lookups,
    ).concat(schoolTerms(candidate), incomeTerms(candidate, lookups)),
    work: visibleWork(candidate),
    wishes: visibleTerms(
      candidate,
      [
        'career_intention_rating',
        'purpose_intention',
        'user_desired_job_fields',
        'user_desired_skill_types',
        'user_desired_employment_types',
        'user_preferred_work_areas',
        'user_desired_remote',
        'working_day',
        'user_desired_work_detail',
        'user_desired_company_phases',
        'user_desired_company_kinds',
        'user_desired_categories',
        'user_interest',
        'user_interest_social_issues',
        'your_vision',
        'your_vision_reason',
      ],
      lookups,
    ),
  }
}

const term = (name: string, value: string | undefined) => (value ? [{ name, value, notes: [] }] : [])

/** The contact, or only the name; null where neither is shown. */
export function contactTerms({ name, contact }: VisibleCandidate) {
  if (!contact) return name ? term('名前', name) : null
  const own = [contact.name, contact.name_reading].filter(Boolean).join('　')
  return [...term('名前', own), ...term('メール', contact.email), ...term('電話番号', contact.phone_number)]
}

export function schoolTerms({ career }: VisibleCandidate) {
  if (!career) return []
  const schools = [
    schoolText(career.final_education_name, career.final_education_field_of_study, career.final_education_end_date),
    schoolText(career.education_name, career.education_field_of_study, career.education_end_date),
    schoolText(career.highschool_name, career.highschool_field_of_study, career.highschool_end_date),
  ]
  return term('学校', schools.filter(Boolean).join('\n'))
}

export const incomeTerms = ({ career }: VisibleCandidate, lookups: Lookups) =>
  term('年収の区分', lookups.annual_income_range.find(({ id }) => id === career?.annual_income_range)?.name)

export const visibleWork = ({ work_experiences }: VisibleCandidate) =>
  work_experiences.map((experience, at) => ({
    at,
    organization_name: experience.organization_name,
    line: [periodText(experience), experience.department_position, experience.industry_type].filter(Boolean).join('・'),
    work_summary: experience.work_summary,
  }))

export type LoadedVisibleProfile = ReturnType<typeof loadVisibleProfile>

/** The code table from which a field takes its ids, or its words. */
const tables: Partial<Record<keyof VisibleCandidate, LookupName>> = {
  address: 'prefectures',
  english_level: 'english_level',
  management_experience: 'management_experience',
  skill_types: 'skill_types',
  employment_types: 'work_employment_types',
  career_intention_rating: 'career_intention_rating',
  purpose_intention: 'purpose_intention',
  user_desired_job_fields: 'job_fields',
  user_desired_skill_types: 'skill_types',
  user_desired_employment_types: 'employment_types',
  user_preferred_work_areas: 'prefectures',
  user_desired_categories: 'company_categories',
  user_interest_social_issues: 'social_issues',
  user_desired_company_phases: 'phase',
  user_desired_company_kinds: 'kind',
  user_desired_remote: 'remote',
}

const nameIn = (table: Lookup[], value: number | string) => table.find(({ id, key }) => id === value || key === value)?.name ?? ''

function inWords(candidate: VisibleCandidate, field: keyof VisibleCandidate, lookups: Lookups) {
  const value = candidate[field]
  const table = tables[field]
  if (value === null) return ''
  if (field === 'final_education_type') return educationTypes[candidate.final_education_type!]
  if (field === 'skill_types') return candidate.skill_types.map((id) => skillText(candidate, id, lookups)).join('、')
  if (table && Array.isArray(value)) return value.map((id) => nameIn(lookups[table], id as number)).join('、')
  if (table) return nameIn(lookups[table], value as number | string)
  return typeof value === 'string' ? value : ''
}

/** Go（4年・設計できる）. */
function skillText({ skill_levels }: VisibleCandidate, id: number, lookups: Lookups) {
  const told = skill_levels.find(({ skill_type }) => skill_type === id)
  const level = told ? skillLevelText(told) : ''
  return nameIn(lookups.skill_types, id) + (level && `（${level}）`)
}

/** These fields of a candidate in words, without empty ones. */
export const visibleTerms = (candidate: VisibleCandidate, fields: (keyof VisibleCandidate)[], lookups: Lookups) =>
  fields.flatMap((field) => {
    const value = inWords(candidate, field, lookups)
    return value ? [{ name: partLabel(field), value, notes: [] }] : []
  })
