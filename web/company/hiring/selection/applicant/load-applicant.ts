import type { ApplicationDetail } from '#contract/hiring/applications/applications.ts'
import type { Lookups } from '#contract/platform/lookups/lookups.ts'
import { loadVisibleProfile } from '#web/candidates/visibility/load-visible-profile.ts'

/** An applicant as a page shows them: the profile in words. */
export const loadApplicant = ({ profile, ...applicant }: ApplicationDetail['applicant'], masters: Lookups) => ({
  ...applicant,
  profile: profile && loadVisibleProfile(profile, masters),
})

export type LoadedApplicant = ReturnType<typeof loadApplicant>
