import type { Privacy } from '#contract/candidates/privacy/privacy.ts'
import type { CandidateContext } from '#server/platform/request/candidate-context.ts'

/** Which companies find the candidate, and which messages may reach them. */
export const showPrivacy = ({ db, viewer }: CandidateContext): Promise<Privacy> =>
  db
    .selectFrom('candidate_users')
    .innerJoin('candidate_privacy', 'candidate_privacy.candidate_user_id', 'candidate_users.id')
    .select(['is_open', 'salary_floor', 'scout_budget', 'scout_delivery', 'scout_delivery_weekday', 'scout_delivery_hour', 'min_scout_integrity'])
    .where('candidate_users.id', '=', viewer.id)
    .$narrowType<Pick<Privacy, 'scout_delivery'>>()
    .executeTakeFirstOrThrow()
