import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Message } from '#contract/conversations/messages.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import { fail } from '#server/fail.ts'
import type { Database } from '#server/platform/database/connect.ts'
import type { Party } from '#server/platform/viewers/viewer.ts'
import { candidateName } from '#server/accounts/candidate-names/candidate-label.ts'
import { addMessage } from '../../threads/add-message.ts'
import { lockPartner, type Partner } from '../../threads/find-thread.ts'
import { refusalOfWriting } from '../../threads/writing-refusal.ts'
import { deleteDraft } from '../drafts/drafts.ts'
import { carryFiles } from '../files/carry-files.ts'
import { cardOfJob, readMessages, withFiles } from '../talk/read-messages.ts'
import { markAsRead } from '../thread/read-thread.ts'

export type NewMessage = { message: string; job_id?: number | undefined; attached_files?: string[] | undefined; client_id?: string | undefined }
type Sending = RequestContext & { viewer: Party }

/**
 * The long way of `sendAtOnce`, for whatever is unusual. Adds a message to the end of the conversation, once for each `client_id`: a client that did not hear of its arrival sends it again and gets the first as the answer.
 * Who may write is asked under the lock of the thread, so that nothing follows an end, a block or a removal that was answered.
 */
export async function sendMessage(context: Sending, partner: Partner, { client_id = randomUUID(), ...said }: NewMessage): Promise<Message> {
  const { db, viewer, now } = context
  const at = now()
  const company = viewer.area === 'company'
  const thread = await lockPartner(db, viewer, partner)
  const { known, refusal, name, job } = await readBefore(db, viewer, thread.id, { client_id, job_id: said.job_id, at })
  if (known) return known.company === company ? readAgain(db, { area: viewer.area, thread_id: thread.id, now: at }, known.number) : fail('CLIENT_ID_REUSED')
  if (refusal) fail(refusal)
  // 0, the open position, has no card.
  if (said.job_id && !job) fail('INPUT_INVALID', [{ field: 'job_id', message: 'この企業の公開した求人を選んでください。' }])

  // Nobody is told of the reading apart from the message: who writes has read what came before.
  await markAsRead(db, viewer, thread, thread.last_number, at)
  await deleteDraft(db, viewer, thread)
  const member = company ? { name: viewer.name, company_user_id: viewer.id } : { name: '' }
  const added = await addMessage(db, at, { thread, client_id, company, message: said.message, job_id: job?.id ?? null, ...member })
  const attached_files = await carryFiles(db, viewer, { thread_id: thread.id, by: { message_id: added.id }, ids: said.attached_files ?? [] })
  const { id, number, message, created_at: time } = added
  const about = { kind: 'message' as const, attached_files, attachedJob: job, scout: null }
  return withFiles({ id, number, client_id, time, message, company, read_at: null, name: company ? viewer.name : name, ...about })
}

type Sent = { client_id: string; job_id: number | undefined; at: Date }

/**
 * What decides about a message, and what its answer says beside it: whether it is here already, why it may not be said, the job it is to carry (one of the
 * company's that the public has seen) and what the company calls the candidate. Read once the thread is held: a statement that waits for a lock sees of other tables what was before.
 */
const readBefore = (db: Database, { area }: Party, thread_id: string, { client_id, job_id, at }: Sent) =>
  db
    .selectFrom('threads')
    .innerJoin('companies', 'companies.id', 'threads.company_id')
    .select([
      sql<{ number: number; company: boolean } | null>`(select json_build_object('number', number, 'company', company) from messages
        where thread_id = threads.id and client_id = ${client_id})`.as('known'),
      refusalOfWriting(area, at).as('refusal'),
      (area === 'candidate' ? candidateName : sql<string>`''`).as('name'),
      cardOfJob(job_id, at).as('job'),
    ])
    .where('threads.id', '=', thread_id)
    .executeTakeFirstOrThrow()

/** What was sent before, as it reads now. */
async function readAgain(db: Database, reader: Parameters<typeof readMessages>[1], number: number) {
  const { messages } = await readMessages(db, reader, { after: number - 1, per_page: 1 })
  return messages[0]!
}
