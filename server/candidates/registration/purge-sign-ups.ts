import type { TaskRun } from '#server/platform/background/task-context.ts'

/** An invitation may be sent again for this long after its end. */
const FORGOTTEN_AFTER = 30 * 86_400_000

/** For so long a claimer may ask about the decision on their claim. */
const CLAIMS_KEPT = 180 * 86_400_000

/** Deletes sign-ups whose link was not opened in time. */
export async function purgeSignUps({ db, now }: Pick<TaskRun, 'db' | 'now'>) {
  const at = now().toISOString()
  await db.deleteFrom('pending_sign_ups').where('expires_at', '<', at).execute()
  await db.deleteFrom('pending_company_sign_ups').where('expires_at', '<', at).execute()
  const longAgo = new Date(now().getTime() - FORGOTTEN_AFTER).toISOString()
  await db.deleteFrom('member_invitations').where('expires_at', '<', longAgo).execute()
  const decidedBefore = new Date(now().getTime() - CLAIMS_KEPT).toISOString()
  await db.deleteFrom('company_claims').where('decided_at', '<', decidedBefore).execute()
}
