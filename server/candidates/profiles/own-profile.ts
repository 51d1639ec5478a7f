import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { AdvancedProfile, CandidateProfile } from '#contract/candidates/profiles/candidate-profiles.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { open } from '#server/platform/sealing/seal.ts'

type Words = Pick<CandidateProfile, 'skill_levels' | 'sex' | 'final_education_type' | 'career_intention_rating' | 'purpose_intention' | 'management_experience'>
export type OwnProfile = Awaited<ReturnType<typeof ownProfile>>

/** The whole profile, as only its candidate may read it: no other user is shown rows of this query. */
export async function ownProfile(db: Database, candidate_user_id: string) {
  const {
    birthday_sealed,
    postal_code_sealed,
    address_detail_sealed,
    phone_number_sealed,
    match_weights: _weights,
    ...row
  } = await db
    .selectFrom('candidate_profiles as profiles')
    .innerJoin('candidate_users as users', 'users.id', 'profiles.candidate_user_id')
    .innerJoin('accounts', 'accounts.id', 'users.id')
    .selectAll('profiles')
    .select(['accounts.email', 'enable_notification', 'enable_mail_magazine', 'referral_code', 'source'])
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom('work_experiences')
          .select(['user_work_experience_id', 'organization_name', 'mail_domain', 'department_position', 'industry_type'])
          .select(['join_year', 'join_month', 'leave_year', 'leave_month', 'employment_type', 'work_summary', 'order_no'])
          .select(({ fn, val }) => fn.coalesce('corporate_number', val('')).as('corporate_number'))
          .whereRef('work_experiences.candidate_user_id', '=', 'users.id')
          .orderBy('order_no')
          .orderBy('user_work_experience_id'),
      ).as('work_experiences'),
      jsonArrayFrom(
        eb
          .selectFrom('candidate_availabilities')
          .select(['weekday', 'from_minute', 'to_minute'])
          .whereRef('candidate_availabilities.candidate_user_id', '=', 'users.id')
          .orderBy('weekday')
          .orderBy('from_minute'),
      ).as('availabilities'),
    ])
    .where('users.id', '=', candidate_user_id)
    .$narrowType<Words>()
    .executeTakeFirstOrThrow()
  return {
    ...row,
    birthday: open(birthday_sealed),
    postal_code: open(postal_code_sealed) ?? '',
    address_detail: open(address_detail_sealed) ?? '',
    phone_number: open(phone_number_sealed) ?? '',
  } satisfies CandidateProfile & AdvancedProfile
}
