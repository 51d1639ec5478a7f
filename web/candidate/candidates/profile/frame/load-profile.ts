import { japanMonth } from '#contract/platform/time/japan-time.ts'
import type { Api } from '#contract/index.ts'
import type { Lookups } from '#contract/platform/lookups/lookups.ts'
import { ownSecrets } from '#web/candidates/visibility/own-secrets.ts'

export type LoadedProfile = Awaited<ReturnType<typeof loadProfile>>

/** The code tables that the editors show. */
const shown = [
  ...(['skill_types', 'prefectures', 'english_level', 'work_employment_types', 'annual_income_range', 'management_experience'] as const),
  ...(['career_intention_rating', 'purpose_intention', 'employment_types', 'job_fields', 'company_categories'] as const),
  ...(['social_issues', 'phase', 'kind', 'remote'] as const),
]

/** Loads the profile as its owner edits it. */
export async function loadProfile({ candidate_users: own }: Api, tables: Lookups, now = new Date()) {
  const [profile, advanced, vision, completeness] = await Promise.all([
    own.profile.show(),
    own.advanced_profile.show(),
    own.your_vision.show(),
    own.profile.completeness(),
  ])
  return {
    profile,
    advanced,
    vision,
    completeness,
    lookups: Object.fromEntries(shown.map((name) => [name, tables[name]])) as Pick<Lookups, (typeof shown)[number]>,
    secrets: ownSecrets(profile),
    /** Year and month in Japan. */
    today: japanMonth(now),
  }
}
