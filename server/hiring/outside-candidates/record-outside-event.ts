import type { OutsideEvent } from '#contract/hiring/outside/outside-candidates.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import { publishOutside } from './publish-outside.ts'

type Event = { id: string; kind: OutsideEvent['kind']; by?: string; detail?: string }

/** A line of the history, in the transaction of what it is about. Without a name the person acted themself. Open boards load again, except for one who only reads. */
export async function recordOutsideEvent({ db, now }: Pick<RequestContext, 'db' | 'now'>, { id, kind, by = '', detail = '' }: Event) {
  await db.insertInto('outside_events').values({ outside_candidate_id: id, at: now().toISOString(), kind, by_name: by, detail }).execute()
  if (kind !== 'file_opened') await publishOutside(db, id)
}
