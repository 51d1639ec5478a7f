import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { MOST_SCHEDULED, type ScheduledMessage } from '#contract/conversations/scheduled-messages.ts'
import { fail } from '#server/fail.ts'
import { enqueue } from '#server/platform/background/enqueue.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { publishLive } from '#server/platform/live/publish-live.ts'
import { rateLimit } from '#server/platform/request/rate-limit.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import type { CandidateViewer } from '#server/platform/viewers/viewer.ts'
import { deleteDraft, prependToDraft } from '../drafts/drafts.ts'
import { carryFiles } from '../files/carry-files.ts'
import { cardOfJob } from '../talk/read-messages.ts'
import { lockPartner } from '../../threads/find-thread.ts'
import { refusalOfWriting } from '../../threads/writing-refusal.ts'
import { scheduledMessage, withRefusal } from './scheduled-messages.ts'
import { timeAhead } from './time-ahead.ts'

type Context = RequestContext & { viewer: CandidateViewer }
type Scheduled = {
  company_id: number
  message: string
  job_id?: number | undefined
  attached_files?: string[] | undefined
  client_id?: string | undefined
  send_at: string
}

/** Keeps a message until its moment, once for each `client_id`. Until then its candidate reads it, and nobody else knows of it. */
export async function scheduleMessage(
  context: Context,
  { company_id, message, job_id, attached_files = [], client_id = randomUUID(), send_at }: Scheduled,
): Promise<ScheduledMessage> {
  const { db, viewer, client, now } = context
  await rateLimit({ ...context, client: { ...client, address: viewer.id } }, 'message')
  const thread = await lockPartner(db, viewer, { company_id })
  const known = await readScheduled(db, viewer, { client_id })
  if (known) return known
  const at = timeAhead('send_at', send_at, now())
  const { refusal, job, waiting } = await db
    .selectFrom('threads')
    .innerJoin('companies', 'companies.id', 'threads.company_id')
    .select([
      refusalOfWriting('candidate', now()).as('refusal'),
      cardOfJob(job_id, now()).as('job'),
      sql<number>`(select count(*)::int from scheduled_messages as later where later.candidate_user_id = ${viewer.id} and later.company_id = companies.id)`.as(
        'waiting',
      ),
    ])
    .where('threads.id', '=', thread.id)
    .executeTakeFirstOrThrow()
  if (refusal) fail(refusal)
  if (job_id && !job) fail('INPUT_INVALID', [{ field: 'job_id', message: 'この企業の公開した求人を選んでください。' }])
  if (waiting >= MOST_SCHEDULED) fail('INPUT_INVALID', [{ field: 'send_at', message: `送信の予約は${MOST_SCHEDULED}件までです。` }])
  const { id } = await db
    .insertInto('scheduled_messages')
    .values({
      candidate_user_id: viewer.id,
      company_id,
      client_id,
      message,
      job_id: job?.id ?? null,
      send_at: at.toISOString(),
      created_at: now().toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await carryFiles(db, viewer, { thread_id: thread.id, by: { scheduled_message_id: id }, ids: attached_files })
  await deleteDraft(db, viewer, thread)
  await enqueue(db, 'send_scheduled_message', { scheduled_message_id: id }, { runAt: at, key: `scheduled_message:${id}` })
  await publishLive(db, [{ thread_id: thread.id, candidate_user_id: viewer.id, kind: 'thread_changed' }])
  return (await readScheduled(db, viewer, { client_id })) ?? fail('NOT_FOUND')
}

/**
 * Deletes a scheduled message and answers with it; its files are those of the next message again, as if they were new. One that was sent already is not found. With
 * `as_draft` its words become the candidate's draft at once.
 */
export async function cancelScheduled(
  { db, viewer, now }: Context,
  { company_id, scheduled_id, as_draft }: { company_id: number; scheduled_id: string; as_draft?: boolean | undefined },
): Promise<ScheduledMessage> {
  // The task that sends it locks the row until the message exists.
  const held = await db
    .selectFrom('scheduled_messages')
    .select('client_id')
    .where('id', '=', scheduled_id)
    .where('candidate_user_id', '=', viewer.id)
    .where('company_id', '=', company_id)
    .forUpdate()
    .executeTakeFirst()
  const taken = held && (await readScheduled(db, viewer, held))
  if (!taken) fail('NOT_FOUND')
  if (as_draft) await prependToDraft({ db, viewer, now }, { candidate_user_id: viewer.id, company_id }, taken.message)
  await db
    .updateTable('message_attachments')
    .set({ scheduled_message_id: null, created_at: now().toISOString() })
    .where('scheduled_message_id', '=', scheduled_id)
    .execute()
  await db.deleteFrom('scheduled_messages').where('id', '=', scheduled_id).execute()
  return taken
}

async function readScheduled(db: Database, viewer: CandidateViewer, { client_id }: { client_id: string }) {
  const found = await db
    .selectFrom('scheduled_messages as later')
    .leftJoin('threads', (join) => join.onRef('threads.company_id', '=', 'later.company_id').on('threads.candidate_user_id', '=', viewer.id))
    .select(scheduledMessage(sql.ref('threads.answer_due_at'), sql.ref('threads.turn')).as('message'))
    .where('later.candidate_user_id', '=', viewer.id)
    .where('later.client_id', '=', client_id)
    .executeTakeFirst()
  return found && withRefusal(found.message)
}
