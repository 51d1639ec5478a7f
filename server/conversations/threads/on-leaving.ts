import type { PartyContext } from './party-context.ts'

type Leaving = (asking: PartyContext, thread_id: string, state: 'refused' | 'parked') => Promise<unknown>

const handlers: Leaving[] = []

/** Rooms above react here when one side ends a conversation or puts it off: what they do happens in the same transaction. */
export const onLeaving = (handler: Leaving) => handlers.push(handler)

export async function leaveConversation(asking: PartyContext, thread_id: string, state: 'refused' | 'parked') {
  for (const handler of handlers) await handler(asking, thread_id, state)
}
