import type { Api } from '#contract/index.ts'

type Change = Parameters<Api['candidate_users']['advanced_profile']['change']>[0]

/** Gives up one wish, or relaxes it to a value: `min_salary:550`, `prefectures:`. */
export async function widen({ candidate_users: mine }: Api, way: string) {
  const [rule = '', value = ''] = way.split(':')
  const change = widened[rule]
  if (change) await mine.advanced_profile.change(change(value))
}

const widened: Record<string, (value: string) => Change> = {
  job_fields: () => ({ user_desired_job_fields: [] }),
  prefectures: () => ({ user_preferred_work_areas: [] }),
  remote: (value) => ({ user_desired_remote: value || null }),
  hours: () => ({ availabilities: [] }),
  min_salary: (value) => ({ user_desired_min_salary: value || null }),
  employment_types: () => ({ user_desired_employment_types: [] }),
  company_categories: () => ({ user_desired_categories: [] }),
  phase: () => ({ user_desired_company_phases: [] }),
  kind: () => ({ user_desired_company_kinds: [] }),
  social_issues: () => ({ user_interest_social_issues: [] }),
}

export const isWidening = (rule: string) => Object.hasOwn(widened, rule)
