import { idsOf } from '#web/platform/forms/values/text-of.ts'
import type { Api } from '#contract/index.ts'
import { pickedSkills } from '#web/candidates/skills/picked-skills.ts'
import { textsOf, type Values } from './profile-changes.ts'

/** The skills that one has, each with its level. */
export async function saveSkills(api: Api, values: Values) {
  const picked = await pickedSkills(api, values, 'skill_types')
  await api.candidate_users.profile.change({
    skill_types: picked.map(({ skill_type }) => skill_type),
    skill_levels: picked.filter(({ level, years }) => level !== null || years !== null),
    employment_types: idsOf(values.employment_types),
    ...textsOf(values, 'licenses'),
  })
}

/** The wishes beyond the five questions. */
export async function saveDetails(api: Api, values: Values) {
  const picked = await pickedSkills(api, values, 'user_desired_skill_types')
  await api.candidate_users.advanced_profile.change({
    user_desired_skill_types: picked.map(({ skill_type }) => skill_type),
    user_desired_categories: idsOf(values.user_desired_categories),
    user_desired_company_phases: idsOf(values.user_desired_company_phases),
    user_desired_company_kinds: idsOf(values.user_desired_company_kinds),
    user_interest_social_issues: idsOf(values.user_interest_social_issues),
  })
}
