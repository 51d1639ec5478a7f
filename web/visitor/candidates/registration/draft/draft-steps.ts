import type { RegistrationDraft } from '#contract/candidates/account/registrations.ts'

type DraftField = keyof RegistrationDraft

/** The steps of a whole registration, in their order, and the questions of each. After them comes the account or, for a candidate, the review. */
export const draftSteps: { title: string; fields: DraftField[] }[] = [
  { title: '基本', fields: ['birthday_year', 'birthday_month', 'birthday_day', 'address'] },
  { title: '学歴', fields: ['final_education_type', 'final_education_name', 'final_education_field_of_study', 'final_education_end_date'] },
  {
    title: '仕事',
    fields: [
      'latest_work_name',
      'latest_work_start_date_year',
      'latest_work_start_date_month',
      'now_working',
      'latest_work_end_date_year',
      'latest_work_end_date_month',
      'latest_work_department',
    ],
  },
  { title: '経験', fields: ['annual_income_range', 'management_experience', 'skill_types'] },
  { title: '希望', fields: ['career_intention_rating', 'purpose_intention', 'user_desired_employment_types', 'user_preferred_work_areas'] },
]
