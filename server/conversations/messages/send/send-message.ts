import { randomUUID } from 'node:crypto'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import { fail } from '#server/fail.ts'
import { takeTurn } from '#server/platform/request/take-turn.ts'
import type { Party } from '#server/platform/viewers/viewer.ts'
import { addMessage } from '../../threads/add-message.ts'
import type { Partner } from '../../threads/find-thread.ts'
import { markRead } from '../../threads/mark-read.ts'
import { writingRefusal } from '../../threads/writing-refusal.ts'
import { holdPartner } from './hold-partner.ts'
import { forgetDraft } from '../drafts/forget-draft.ts'
import type { Message } from '#contract/conversations/messages.ts'
import type { Asking } from '../../threads/asking.ts'
import { readMessages } from '../talk/read-messages.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { MOST_FILES } from '#contract/conversations/message-limits.ts'

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

/** One message of a thread, as whoever asks reads it. */
async function messageOf({ db, viewer, now }: Asking, { id: thread_id }: { id: string }, id: string): Promise<Message> {
  const { number } = await db.selectFrom('messages').select('number').where('id', '=', id).executeTakeFirstOrThrow()
  const { messages } = await readMessages(db, { area: viewer.area, thread_id, now: now() }, { after: number - 1, per_page: 1 })
  return messages[0]!
}

/** The job a message is to carry: one of the company's that the public has seen. 0, the open position, has no card. */
async function ownJobId(db: Database, company_id: number, job_id: number | undefined) {
  if (!job_id) return null
  const job = await db
    .selectFrom('job_offers')
    .select('id')
    .where('id', '=', job_id)
    .where('company_id', '=', company_id)
    .where('published_at', 'is not', null)
    .executeTakeFirst()
  return job?.id ?? fail('INPUT_INVALID', [{ field: 'job_id', message: 'この企業の公開した求人を選んでください。' }])
}

/** Puts the files that somebody uploaded for this thread under their message. */
async function carryFiles(db: Database, viewer: Party, thread_id: string, message_id: string, ids: string[]) {
  if (ids.length === 0) return
  const carried = await db
    .updateTable('message_attachments')
    .set({ message_id })
    .where('id', 'in', ids)
    .where('thread_id', '=', thread_id)
    .where('message_id', 'is', null)
    .where('is_of_application', '=', false)
    .where('state', '<>', 'refused')
    .where('company', '=', viewer.area === 'company')
    .where('company_user_id', viewer.area === 'company' ? '=' : 'is', viewer.area === 'company' ? viewer.id : null)
    .returning('id')
    .execute()
  if (carried.length !== new Set(ids).size || carried.length > MOST_FILES)
    fail('INPUT_INVALID', [{ field: 'attached_files', message: 'ファイルをもう一度選んでください。' }])
}
