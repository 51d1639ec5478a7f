import type { Intention } from '#contract/candidates/profiles/intentions.ts'
import { refuseProblems } from '#server/platform/errors/refuse-problems.ts'
import type { CandidateContext } from '#server/platform/request/viewer-contexts.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import type { CandidateViewer } from '#server/platform/viewers/viewer.ts'
import { unknownLookups } from '../profiles/problems/unknown-lookups.ts'
import { updateProfile } from '../profiles/update-profile.ts'

/** The candidate's current intention; for 90 days the site does not ask again. */
export async function saveIntention(context: CandidateContext & Pick<RequestContext, 'language'>, intention: Intention) {
  refuseProblems(await unknownLookups(context.db, intention, context.viewer.id), context.language)
  await updateProfile(context, { ...intention, intention_updated_at: context.now().toISOString() })
  return { success: true }
}

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
