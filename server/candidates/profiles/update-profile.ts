import type { Updateable } from 'kysely'
import type { DB } from '#server/platform/database/schema.ts'
import { answerUpdateRequests } from '../visitor-histories/update-requests.ts'
import type { CandidateContext } from '#server/platform/request/viewer-contexts.ts'

/** Writes the changes and their time. The row stays locked until the transaction ends, so that two changes of one history come one after the other. */
export async function updateProfile(context: CandidateContext, columns: Updateable<DB['candidate_profiles']>) {
  const { db, viewer, now } = context
  const updated_at = now().toISOString()
  await db
    .updateTable('candidate_profiles')
    .set({ ...columns, updated_at })
    .where('candidate_user_id', '=', viewer.id)
    .execute()
  await db
    .updateTable('candidate_users')
    .set({ profile_registration_date: updated_at })
    .where('id', '=', viewer.id)
    .where('profile_registration_date', 'is', null)
    .execute()
  await answerUpdateRequests(context, Object.keys(columns))
}
