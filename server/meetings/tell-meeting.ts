import { randomUUID } from 'node:crypto'
import type { RequestContext } from '../api.ts'
import type { Party } from '../sessions/viewer.ts'
import { addMessage } from '../threads/add-message.ts'
import type { holdThread } from '../threads/hold-thread.ts'

type Thread = Awaited<ReturnType<typeof holdThread>>

/** What became of a meeting stands in the thread, and in the events that the figures are made of. */
export async function tellMeeting(
  { db, now, viewer }: Pick<RequestContext, 'db' | 'now'> & { viewer: Party },
  thread: Thread,
  { id, meeting_type, booked_for }: { id: string; meeting_type: string; booked_for?: string },
  message: string,
) {
  const company = viewer.area === 'company'
  const { candidate_user_id, company_id } = thread
  await db
    .insertInto('events')
    .values({
      kind: 'meeting_changed',
      at: now().toISOString(),
      actor: viewer.area,
      candidate_user_id,
      company_id,
      detail: JSON.stringify({ meeting_id: id, meeting_type, booked_for }),
    })
    .execute()
  await addMessage(db, now(), {
    thread,
    client_id: randomUUID(),
    company,
    name: company ? viewer.name : '',
    ...(company ? { company_user_id: viewer.id } : {}),
    message,
    about: 'meeting',
  })
}
