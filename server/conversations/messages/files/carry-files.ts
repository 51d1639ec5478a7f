import type { AttachedFile } from '#contract/conversations/messages.ts'
import { MOST_FILES } from '#contract/conversations/message-limits.ts'
import { fail } from '#server/fail.ts'
import type { Database } from '#server/platform/database/connect.ts'
import type { Party } from '#server/platform/viewers/viewer.ts'
import { attachedFile } from '../talk/read-messages.ts'

type Carrier = { message_id: string } | { scheduled_message_id: string } | { company_scheduled_message_id: string }
type Carried = { ids: string[]; thread_id: string; by: Carrier }

/** Puts the files that somebody uploaded for this thread under their message, or under the one that is sent later. */
export async function carryFiles(db: Database, viewer: Party, { ids, thread_id, by }: Carried) {
  if (ids.length === 0) return []
  const carried: { file: AttachedFile }[] = await db
    .with('carried', (db) =>
      db
        .updateTable('message_attachments')
        .set(by)
        .where('id', 'in', ids)
        .where('thread_id', '=', thread_id)
        .where('message_id', 'is', null)
        .where('scheduled_message_id', 'is', null)
        .where('company_scheduled_message_id', 'is', null)
        .where('is_of_application', '=', false)
        .where('state', '<>', 'refused')
        .where('company', '=', viewer.area === 'company')
        .where('company_user_id', viewer.area === 'company' ? '=' : 'is', viewer.area === 'company' ? viewer.id : null)
        .returningAll(),
    )
    .selectFrom('carried as files')
    .select(attachedFile.as('file'))
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  if (carried.length !== new Set(ids).size || carried.length > MOST_FILES)
    fail('INPUT_INVALID', [{ field: 'attached_files', message: 'ファイルをもう一度選んでください。' }])
  return carried.map(({ file }) => file)
}
