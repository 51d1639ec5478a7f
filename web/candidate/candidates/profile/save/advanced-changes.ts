import type { Api } from '#contract/index.ts'
import { textOf } from '#web/platform/forms/text-of.ts'
import { spansOf } from '../week/week-fields.ts'
import { idOf, idsOf, textsOf, type Values, wordOf } from './form-values.ts'

type Change = Parameters<Api['candidate_users']['advanced_profile']['change']>[0]

/** What each section of the page changes. */
export const advancedChanges: Record<string, (values: Values) => Change> = {
  wishes: (values) => ({
    user_desired_job_fields: idsOf(values.user_desired_job_fields),
    user_desired_employment_types: idsOf(values.user_desired_employment_types),
    user_preferred_work_areas: idsOf(values.user_preferred_work_areas),
    user_desired_remote: idOf(values.user_desired_remote),
    user_desired_min_salary:
      textOf(values.user_desired_min_salary)
        .normalize('NFKC')
        .replaceAll(/[,\s]|万円?/g, '') || null,
    user_desired_skill_types: idsOf(values.user_desired_skill_types),
    user_desired_categories: idsOf(values.user_desired_categories),
    user_desired_company_phases: idsOf(values.user_desired_company_phases),
    user_desired_company_kinds: idsOf(values.user_desired_company_kinds),
    user_interest_social_issues: idsOf(values.user_interest_social_issues),
  }),
  interest: (values) => textsOf(values, 'user_interest', 'user_desired_work_detail'),
  experience: (values) => ({ annual_income_range: idOf(values.annual_income_range), management_experience: wordOf(values.management_experience) }),
  availabilities: (values) => ({ working_day: textOf(values.working_day), availabilities: spansOf(values) }),
}
