import type { Database } from '#server/platform/database/connect.ts'
import type { Party } from '#server/platform/viewers/viewer.ts'
import type { PartyContext } from './find-thread.ts'

type Thread = { candidate_user_id: string | null; company_id: number }

/** Who ended a thread or put it off stands among the events: what a candidate ends is no answer that a company owes. */
export const recordLeaving = (
  db: Database,
  { area }: Pick<Party, 'area'>,
  { candidate_user_id, company_id }: Thread,
  kind: 'thread_closed' | 'thread_parked',
  now: Date,
) => db.insertInto('events').values({ kind, at: now.toISOString(), actor: area, candidate_user_id, company_id }).execute()

type Leaving = (asking: PartyContext, thread_id: string, state: 'refused' | 'parked') => Promise<unknown>

const handlers: Leaving[] = []

/** Rooms above react here when one side ends a conversation or puts it off: what they do happens in the same transaction. */
export const onLeaving = (handler: Leaving) => handlers.push(handler)

export async function leaveConversation(asking: PartyContext, thread_id: string, state: 'refused' | 'parked') {
  for (const handler of handlers) await handler(asking, thread_id, state)
}
