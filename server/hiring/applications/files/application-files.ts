import { type RawBuilder, sql } from 'kysely'
import { MOST_APPLICATION_FILES } from '#contract/conversations/message-limits.ts'
import type { AttachedFile } from '#contract/conversations/messages.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { fail } from '#server/fail.ts'
import { attachedFile } from '#server/conversations/messages/talk/read-messages.ts'

/** The files of `applications`: those of the message with which it began. */
export const applicationFiles: RawBuilder<AttachedFile[]> = sql`(
  select coalesce(json_agg(${attachedFile} order by files.created_at, files.id), '[]')
  from message_attachments as files join messages as said on said.id = files.message_id
  where files.is_of_application and said.thread_id = applications.thread_id and said.attached_job_id is not distinct from applications.job_id)`

type Parties = { candidate_user_id: string; company_id: number }

/** What waits for the next application of a candidate to a company. */
export const waitingFiles = async (db: Database, { candidate_user_id, company_id }: Parties): Promise<AttachedFile[]> =>
  (
    await db
      .selectFrom('message_attachments as files')
      .innerJoin('threads', 'threads.id', 'files.thread_id')
      .select(attachedFile.as('file'))
      .where('threads.candidate_user_id', '=', candidate_user_id)
      .where('threads.company_id', '=', company_id)
      .where('files.is_of_application', '=', true)
      .where('files.message_id', 'is', null)
      .where('files.state', '<>', 'refused')
      .orderBy('files.created_at')
      .orderBy('files.id')
      .execute()
  ).map(({ file }) => file)

/** Puts the files under the message of the application. All of them, or nothing is sent. */
export async function carryApplicationFiles(db: Database, thread_id: string, message_id: string, ids: string[]) {
  if (ids.length === 0) return
  const carried = await db
    .updateTable('message_attachments')
    .set({ message_id })
    .where('id', 'in', ids)
    .where('thread_id', '=', thread_id)
    .where('is_of_application', '=', true)
    .where('message_id', 'is', null)
    .where('state', '<>', 'refused')
    .returning('id')
    .execute()
  if (carried.length !== new Set(ids).size || carried.length > MOST_APPLICATION_FILES)
    fail('INPUT_INVALID', [{ field: 'files', message: '添付できなかったファイルがあります。ファイルをもう一度選んでください。' }])
}
