import { enqueue } from '#server/platform/background/enqueue.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import { publishLive } from '#server/platform/live/publish-live.ts'

type Announced = { audience: 'candidates' | 'companies'; kind: 'notice' | 'banner' }
type Period = { display_start_at: string; display_end_at: string | null }

/** Makes all open pages of an area load again: now, and when the period begins or ends. One load too many shows nothing new. */
export async function announcePeriod({ db, now }: Pick<RequestContext, 'db' | 'now'>, announced: Announced, { display_start_at, display_end_at }: Period) {
  for (const at of [display_start_at, display_end_at])
    if (at && Date.parse(at) > now().getTime()) await enqueue(db, 'notify_audience', announced, { runAt: new Date(at) })
  await publishLive(db, [announced])
}
