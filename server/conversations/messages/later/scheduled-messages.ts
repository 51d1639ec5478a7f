import { sql, type RawBuilder } from 'kysely'
import type { ScheduledMessage } from '#contract/conversations/scheduled-messages.ts'
import { errors, type ErrorCode } from '#contract/platform/errors/errors.ts'
import { attachedFile } from '../talk/read-messages.ts'

type Row = Omit<ScheduledMessage, 'refusal'> & { refusal: string | null }

/** A row of `scheduled_messages`, named `later`, as the contract shows it, beside the deadline of the conversation. */
export const scheduledMessage = (answer_due_at: RawBuilder<unknown>, turn: RawBuilder<unknown>) =>
  sql<Row>`json_build_object('id', later.id, 'message', later.message, 'send_at', later.send_at, 'created_at', later.created_at, 'refusal', later.refusal,
    'attached_files', (select coalesce(json_agg(${attachedFile} order by files.created_at, files.id), '[]') from message_attachments as files where files.scheduled_message_id = later.id),
    'is_after_deadline', coalesce(${turn} = 'candidate' and later.send_at > ${answer_due_at}, false))`

/** What a candidate sends a company later, in its order. */
export const scheduledMessages = (candidate_user_id: string, company_id: RawBuilder<unknown>, answer_due_at: RawBuilder<unknown>, turn: RawBuilder<unknown>) =>
  sql<Row[]>`(select coalesce(json_agg(${scheduledMessage(answer_due_at, turn)} order by later.send_at, later.id), '[]') from scheduled_messages as later
    where later.candidate_user_id = ${candidate_user_id} and later.company_id = ${company_id})`

/** With the words for why it could not be sent. */
export const withRefusal = ({ refusal, ...row }: Row): ScheduledMessage => ({
  ...row,
  refusal: refusal === null ? null : { code: refusal, message: errors[refusal as ErrorCode].message },
})
