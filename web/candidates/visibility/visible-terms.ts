import { educationTypes } from '#contract/candidates/profiles/education-types.ts'
import type { Master, MasterName, Masters } from '#contract/platform/lookups/masters.ts'
import type { VisibleCandidate } from '#contract/candidates/privacy/visible-candidate.ts'
import { partLabel } from './part-label.ts'

/** Which code table a field takes its ids, or its words, from. */
const tables: Partial<Record<keyof VisibleCandidate, MasterName>> = {
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

const nameIn = (table: Master[], value: number | string) => table.find(({ id, key }) => id === value || key === value)?.name ?? ''

function inWords(candidate: VisibleCandidate, field: keyof VisibleCandidate, masters: Masters) {
  const value = candidate[field]
  const table = tables[field]
  if (value === null) return ''
  if (field === 'final_education_type') return educationTypes[candidate.final_education_type!]
  if (table && Array.isArray(value)) return value.map((id) => nameIn(masters[table], id as number)).join('、')
  if (table) return nameIn(masters[table], value as number | string)
  return typeof value === 'string' ? value : ''
}

/** These fields of a candidate in words, without those that say nothing. */
export const visibleTerms = (candidate: VisibleCandidate, fields: (keyof VisibleCandidate)[], masters: Masters) =>
  fields.flatMap((field) => {
    const value = inWords(candidate, field, masters)
    return value ? [{ name: partLabel(field), value, notes: [] }] : []
  })
