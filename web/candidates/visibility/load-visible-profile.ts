import type { Masters } from '#contract/platform/lookups/masters.ts'
import type { VisibleCandidate, VisibleWorkExperience } from '#contract/candidates/privacy/visible-candidate.ts'
import { visibleTerms } from './visible-terms.ts'

const monthText = (year: number | null, month: number | null) => (year ? `${year}年${month ? `${month}月` : ''}` : '')

function periodText({ join_year, join_month, leave_year, leave_month }: VisibleWorkExperience) {
  const [from, to] = [monthText(join_year, join_month), monthText(leave_year, leave_month)]
  return from || to ? `${from}〜${to || '現在'}` : ''
}

const schoolText = (name: string, field: string, year: number | null) => [name, field, year ? `${year}年` : ''].filter(Boolean).join('　')

/** A candidate as a company reads it, in words. */
export function loadVisibleProfile(candidate: VisibleCandidate, masters: Masters) {
  const { career, contact } = candidate
  const schools = career
    ? [
        schoolText(career.final_education_name, career.final_education_field_of_study, career.final_education_end_date),
        schoolText(career.education_name, career.education_field_of_study, career.education_end_date),
        schoolText(career.highschool_name, career.highschool_field_of_study, career.highschool_end_date),
      ].filter(Boolean)
    : []
  const income = masters.annual_income_range.find(({ id }) => id === career?.annual_income_range)?.name
  return {
    reveal: candidate.reveal,
    premium: candidate.premium,
    hides_vision: career === null,
    heading: candidate.job_history_name,
    contact: contact
      ? [
          { name: '名前', value: [contact.name, contact.name_reading].filter(Boolean).join('　'), notes: [] },
          { name: 'メール', value: contact.email, notes: [] },
          ...(contact.phone_number ? [{ name: '電話番号', value: contact.phone_number, notes: [] }] : []),
        ]
      : candidate.name
        ? [{ name: '名前', value: candidate.name, notes: [] }]
        : null,
    person: visibleTerms(
      candidate,
      ['job_summary', 'address', 'final_education_type', 'english_level', 'management_experience', 'skill_types', 'licenses', 'employment_types'],
      masters,
    ).concat(schools.length ? [{ name: '学校', value: schools.join('\n'), notes: [] }] : [], income ? [{ name: '年収の区分', value: income, notes: [] }] : []),
    work: candidate.work_experiences.map((experience, at) => ({
      at,
      organization_name: experience.organization_name,
      line: [periodText(experience), experience.department_position, experience.industry_type].filter(Boolean).join('・'),
      work_summary: experience.work_summary,
    })),
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
      masters,
    ),
  }
}

export type LoadedVisibleProfile = ReturnType<typeof loadVisibleProfile>
