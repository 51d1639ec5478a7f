import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { type CompanyScheduledMessage, MOST_SCHEDULED } from '#contract/conversations/scheduled-messages.ts'
import { fail } from '#server/fail.ts'
import { enqueue } from '#server/platform/background/enqueue.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { publishLive } from '#server/platform/live/publish-live.ts'
import { rateLimit } from '#server/platform/request/rate-limit.ts'
import type { MemberContext } from '#server/platform/request/viewer-contexts.ts'
import { lockPartner } from '../../threads/find-thread.ts'
import { refusalOfWriting } from '../../threads/writing-refusal.ts'
import { deleteDraft } from '../drafts/drafts.ts'
import { carryFiles } from '../files/carry-files.ts'
import { timeAhead } from '../later/time-ahead.ts'
import type { NewMessage } from '../send/send-message.ts'
import { cardOfJob } from '../talk/read-messages.ts'
import { companyScheduledMessage } from './company-scheduled-messages.ts'

type Scheduled = NewMessage & { candidate_id: string; send_at: string; read_until?: number | undefined }

/** Keeps a member's message until its moment, once for each `client_id`. The candidate hears of it when it is sent, and until then it answers nothing. */
export async function scheduleToCandidate(
  context: MemberContext,
  { candidate_id, message, job_id, attached_files = [], client_id = randomUUID(), send_at, read_until }: Scheduled,
): Promise<CompanyScheduledMessage> {
  const { db, viewer, client, now } = context
  await rateLimit({ ...context, client: { ...client, address: viewer.id } }, 'message')
  const thread = await lockPartner(db, viewer, { candidate_id })
  const { known, refusal, job, waiting } = await readBefore(db, thread.id, { client_id, job_id, now: now() })
  if (known) return known.company_user_id === viewer.id ? companyScheduledMessage(db, viewer, known.id) : fail('CLIENT_ID_REUSED')
  const at = timeAhead('send_at', send_at, now())
  if (refusal) fail(refusal)
  if (job_id && !job) fail('INPUT_INVALID', [{ field: 'job_id', message: 'この企業の公開した求人を選んでください。' }])
  if (waiting >= MOST_SCHEDULED) fail('INPUT_INVALID', [{ field: 'send_at', message: `送信の予約は${MOST_SCHEDULED}件までです。` }])
  const { id } = await db
    .insertInto('company_scheduled_messages')
    .values({
      thread_id: thread.id,
      company_user_id: viewer.id,
      member_name: viewer.name,
      client_id,
      message,
      job_id: job?.id ?? null,
      send_at: at.toISOString(),
      created_at: now().toISOString(),
      number: Math.min(read_until ?? thread.last_number, thread.last_number),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await carryFiles(db, viewer, { thread_id: thread.id, by: { company_scheduled_message_id: id }, ids: attached_files })
  await deleteDraft(db, viewer, thread)
  await enqueueSending(db, id, at)
  await publishLive(db, [{ thread_id: thread.id, company_id: viewer.company_id, kind: 'thread_changed' }])
  return companyScheduledMessage(db, viewer, id)
}

/** One job for each message: another time takes the place of the first. */
export const enqueueSending = (db: Database, id: string, runAt: Date) =>
  enqueue(db, 'send_company_scheduled_message', { company_scheduled_message_id: id }, { runAt, key: `company_scheduled_message:${id}` })

type Before = { client_id: string; job_id: number | undefined; now: Date }

/** Whether it was scheduled already, why it may not be written, its job, and how many wait. Read once the thread is locked. */
const readBefore = (db: Database, thread_id: string, { client_id, job_id, now }: Before) =>
  db
    .selectFrom('threads')
    .innerJoin('companies', 'companies.id', 'threads.company_id')
    .select([
      sql<{ id: string; company_user_id: string | null } | null>`(select json_build_object('id', id, 'company_user_id', company_user_id)
        from company_scheduled_messages where thread_id = threads.id and client_id = ${client_id})`.as('known'),
      refusalOfWriting('company', now).as('refusal'),
      cardOfJob(job_id, now).as('job'),
      sql<number>`(select count(*)::int from company_scheduled_messages where thread_id = threads.id)`.as('waiting'),
    ])
    .where('threads.id', '=', thread_id)
    .executeTakeFirstOrThrow()
