import { randomUUID } from 'node:crypto'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import { fail } from '#server/fail.ts'
import { takeTurn } from '#server/platform/request/take-turn.ts'
import type { Party } from '#server/platform/viewers/viewer.ts'
import { addMessage } from '../../threads/add-message.ts'
import type { Partner } from '../../threads/find-thread.ts'
import { markRead } from '../../threads/mark-read.ts'
import { writingRefusal } from '../../threads/writing-refusal.ts'
import { carryFiles } from './carry-files.ts'
import { holdPartner } from './hold-partner.ts'
import { messageOf } from './message-of.ts'
import { forgetDraft } from '../drafts/forget-draft.ts'
import { ownJobId } from './own-job-id.ts'

type NewMessage = { message: string; job_id?: number | undefined; attached_files?: string[] | undefined; client_id?: string | undefined }
type Sending = RequestContext & { viewer: Party }

/**
 * Puts what somebody says at the end of the thread, once for each `client_id`: whoever did not hear that it arrived sends it again and is answered with the first.
 * Who may write is asked under the lock of the thread, so that nothing follows an end, a block or a removal that was answered.
 */
export async function sendMessage(context: Sending, partner: Partner, { client_id = randomUUID(), ...said }: NewMessage) {
  const { db, viewer, now, asker } = context
  await takeTurn({ ...context, asker: { ...asker, client: viewer.id } }, 'message')
  const thread = await holdPartner(db, viewer, partner)
  const company = viewer.area === 'company'
  const known = await db
    .selectFrom('messages')
    .select(['id', 'company'])
    .where('thread_id', '=', thread.id)
    .where('client_id', '=', client_id)
    .executeTakeFirst()
  if (known) return known.company === company ? messageOf(context, thread, known.id) : fail('CLIENT_ID_REUSED')

  const refusal = await writingRefusal(db, viewer, thread, now())
  if (refusal) fail(refusal)
  const job_id = await ownJobId(db, thread.company_id, said.job_id)
  await markRead(db, viewer, thread, thread.last_number, now())
  await forgetDraft(db, viewer, thread)
  const member = company ? { name: viewer.name, company_user_id: viewer.id } : { name: '' }
  const { id } = await addMessage(db, now(), { thread, client_id, company, message: said.message, job_id, ...member })
  await carryFiles(db, viewer, thread.id, id, said.attached_files ?? [])
  return messageOf(context, thread, id)
}
