import { sql } from 'kysely'
import { type CompanyScheduledMessage, scheduledRefusals } from '#contract/conversations/scheduled-messages.ts'
import { type ErrorCode, errors } from '#contract/platform/errors/errors.ts'
import type { Database } from '#server/platform/database/connect.ts'
import type { CompanyViewer } from '#server/platform/viewers/viewer.ts'
import { attachedFile } from '../talk/read-messages.ts'

type Row = Omit<CompanyScheduledMessage, 'refusal'> & { refusal: string | null }

/** Why a company's message was not sent. */
export type ScheduledRefusal = ErrorCode | keyof typeof scheduledRefusals

/** Whether the candidate wrote in the conversation of `later` after its author set the time. */
export const candidateWrote = sql<boolean>`exists (select from messages as written where written.thread_id = later.thread_id
  and written.number > later.number and not written.company and written.kind <> 'system')`

/** `later` of `company_scheduled_messages` as the contract shows it; its `threads` are read too. */
const shown = (viewer: Pick<CompanyViewer, 'id' | 'role'>) =>
  sql<Row>`json_build_object('id', later.id, 'message', later.message, 'send_at', later.send_at, 'created_at', later.created_at, 'refusal', later.refusal,
    'attached_files', (select coalesce(json_agg(${attachedFile} order by files.created_at, files.id), '[]')
      from message_attachments as files where files.company_scheduled_message_id = later.id),
    'is_after_deadline', coalesce(threads.turn = 'company' and later.send_at > threads.answer_due_at, false),
    'member_name', later.member_name, 'can_change', coalesce(later.company_user_id = ${viewer.id}, ${viewer.role !== 'guest'}), 'awaits_author', ${candidateWrote})`

/** What the members send later in the conversation of `threads`, in its order. */
export const companyScheduledMessages = (viewer: Pick<CompanyViewer, 'id' | 'role'>) =>
  sql<Row[]>`(select coalesce(json_agg(${shown(viewer)} order by later.send_at, later.id), '[]') from company_scheduled_messages as later
    where later.thread_id = threads.id)`

/** One of them. */
export async function companyScheduledMessage(db: Database, viewer: Pick<CompanyViewer, 'id' | 'role'>, id: string): Promise<CompanyScheduledMessage> {
  const { message } = await db
    .selectFrom('company_scheduled_messages as later')
    .innerJoin('threads', 'threads.id', 'later.thread_id')
    .select(shown(viewer).as('message'))
    .where('later.id', '=', id)
    .executeTakeFirstOrThrow()
  return withReason(message)
}

/** With the words for why it was not sent. */
export const withReason = ({ refusal, ...row }: Row): CompanyScheduledMessage => ({
  ...row,
  refusal: refusal === null ? null : { code: refusal, message: reasonOf(refusal) },
})

/** A refusal in words, for the author. */
export const reasonOf = (code: string) =>
  code in scheduledRefusals ? scheduledRefusals[code as keyof typeof scheduledRefusals] : errors[code as ErrorCode].message
