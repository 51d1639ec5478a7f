import { randomUUID } from 'node:crypto'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import type { Party } from '#server/platform/viewers/viewer.ts'
import { addMessage } from '#server/conversations/threads/add-message.ts'
import type { lockConversation } from '#server/conversations/threads/find-thread.ts'

type Thread = Awaited<ReturnType<typeof lockConversation>>

/** A meeting as it stands from now on. */
type Told = {
  id: string
  meeting_type: string
  state: string
  minutes: number
  application_id: string | null
  booked_for?: string
  promise_reason?: string | undefined
}

/** What became of a meeting stands in the thread, and in the events that the figures are made of. Gives the message. */
export async function notifyMeeting(
  { db, now, viewer }: Pick<RequestContext, 'db' | 'now'> & { viewer: Party },
  thread: Thread,
  { id, ...meeting }: Told,
  message: string,
) {
  const company = viewer.area === 'company'
  const { candidate_user_id, company_id } = thread
  const { meeting_type, booked_for, state, minutes, application_id, promise_reason } = meeting
  await db
    .insertInto('events')
    .values({
      kind: 'meeting_changed',
      at: now().toISOString(),
      actor: viewer.area,
      candidate_user_id,
      company_id,
      detail: JSON.stringify({ meeting_id: id, meeting_type, booked_for, state, minutes, application_id, promise_reason }),
    })
    .execute()
  return addMessage(db, now(), {
    thread,
    client_id: randomUUID(),
    company,
    name: company ? viewer.name : '',
    ...(company ? { company_user_id: viewer.id } : {}),
    message,
    about: 'meeting',
  })
}
