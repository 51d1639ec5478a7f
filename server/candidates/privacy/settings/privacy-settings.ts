import type { Privacy, PrivacyChange } from '#contract/candidates/privacy/privacy.ts'
import type { CandidateContext } from '#server/platform/request/viewer-contexts.ts'

/** Which companies find the candidate, and which messages may reach them. */
export const showPrivacy = ({ db, viewer }: CandidateContext): Promise<Privacy> =>
  db
    .selectFrom('candidate_users')
    .innerJoin('candidate_privacy', 'candidate_privacy.candidate_user_id', 'candidate_users.id')
    .select(['is_open', 'salary_floor', 'scout_budget', 'scout_delivery', 'scout_delivery_weekday', 'scout_delivery_hour', 'min_scout_integrity'])
    .where('candidate_users.id', '=', viewer.id)
    .$narrowType<Pick<Privacy, 'scout_delivery'>>()
    .executeTakeFirstOrThrow()

/** When gathered scouts arrive, unless the candidate says otherwise: Mondays at nine. */
const WEEKDAY = 1
const HOUR = 9

export async function changePrivacy(context: CandidateContext, { is_open, ...change }: PrivacyChange) {
  const { db, viewer, now } = context
  // The update waits for a company that looks at this moment, and the next one waits for it.
  if (is_open !== undefined) await db.updateTable('candidate_users').set({ is_open, updated_at: now().toISOString() }).where('id', '=', viewer.id).execute()

  const { scout_delivery, scout_delivery_weekday, scout_delivery_hour } = { ...(await showPrivacy(context)), ...change }
  await db
    .updateTable('candidate_privacy')
    .set({
      ...change,
      scout_delivery_weekday: scout_delivery === 'weekly' ? (scout_delivery_weekday ?? WEEKDAY) : null,
      scout_delivery_hour: scout_delivery === 'immediately' ? null : (scout_delivery_hour ?? HOUR),
      updated_at: now().toISOString(),
    })
    .where('candidate_user_id', '=', viewer.id)
    .execute()
  return showPrivacy(context)
}
