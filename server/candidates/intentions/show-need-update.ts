import type { RequestContext } from '#server/platform/request/request-context.ts'
import type { CandidateViewer } from '#server/platform/viewers/viewer.ts'

const FRESH_FOR = 90 * 86_400_000

/** Answers that the candidate gave more than 90 days ago, or never. */
export async function showNeedUpdate({ db, now, viewer }: RequestContext & { viewer: CandidateViewer }) {
  const told = await db
    .selectFrom('candidate_profiles')
    .innerJoin('candidate_users', 'candidate_users.id', 'candidate_user_id')
    .select(['intention_updated_at', 'candidate_profiles.updated_at', 'profile_registration_date'])
    .where('candidate_user_id', '=', viewer.id)
    .executeTakeFirstOrThrow()
  const isOld = (at: string | null) => at === null || now().getTime() - Date.parse(at) > FRESH_FOR
  const { intention_updated_at } = told
  const profile_updated_at = told.profile_registration_date && told.updated_at
  const old = { intention: isOld(intention_updated_at), profile: isOld(profile_updated_at) }
  return { need_update: old.intention || old.profile, ...old, intention_updated_at, profile_updated_at }
}
