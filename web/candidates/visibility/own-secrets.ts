import type { CandidateProfile } from '#contract/candidates/profiles/candidate-profiles.ts'
import type { Secrets } from '#contract/candidates/hiding/hidden-words.ts'

/** What the server hides from companies, as far as the profile itself says it: only the server knows other names of an employer. */
export const ownSecrets = (profile: CandidateProfile): Secrets => ({
  name: profile.name,
  name_reading: profile.name_reading,
  username: '',
  email: profile.email,
  phone_number: profile.phone_number,
  employers: profile.work_experiences.map(({ organization_name }) => organization_name),
  schools: [profile.final_education_name, profile.education_name, profile.highschool_name],
  domains: profile.work_experiences.map(({ mail_domain }) => mail_domain).filter(Boolean),
})
