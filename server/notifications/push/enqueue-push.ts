import { enqueue } from '#server/platform/background/enqueue.ts'
import type { Database } from '#server/platform/database/connect.ts'

/** Half a day of tries; the candidate reads older ones on the site. */
const TRIES = 8

/** One job for each device, so that one that does not answer keeps nothing from the others. */
export async function enqueuePush(db: Database, { candidate_user_id, notification_id }: { candidate_user_id: string; notification_id: number }) {
  const devices = await db.selectFrom('push_subscriptions').select('id').where('candidate_user_id', '=', candidate_user_id).execute()
  for (const { id } of devices) await enqueue(db, 'deliver_push', { push_subscription_id: id, notification_id }, { tries: TRIES })
}
