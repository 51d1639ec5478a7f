import type { Message } from '#contract/conversations/messages.ts'
import type { Asking } from '../../threads/asking.ts'
import { readMessages } from '../talk/read-messages.ts'

/** One message of a thread, as whoever asks reads it. */
export async function messageOf({ db, viewer, now }: Asking, { id: thread_id }: { id: string }, id: string): Promise<Message> {
  const { number } = await db.selectFrom('messages').select('number').where('id', '=', id).executeTakeFirstOrThrow()
  const { messages } = await readMessages(db, { area: viewer.area, thread_id, now: now() }, { after: number - 1, per_page: 1 })
  return messages[0]!
}
