import type { TaskRun } from '#server/platform/background/task-context.ts'
import { deliverScouts } from './deliver-scouts.ts'
import { DAYS_TRIED } from './delivery-time.ts'

const DAY = 86_400_000

/** By the clock: everybody for whom something is due. */
export async function deliverDueScouts({ db, now }: Pick<TaskRun, 'db' | 'now'>) {
  const due = await db
    .selectFrom('scouts')
    .select('candidate_user_id')
    .distinct()
    .where('state', '=', 'waiting')
    .where('deliver_at', '<=', now().toISOString())
    .where('created_at', '>', new Date(now().getTime() - DAYS_TRIED * DAY).toISOString())
    .execute()
  for (const { candidate_user_id } of due) if (candidate_user_id) await deliverScouts({ db, now }, { candidate_user_id })
}
