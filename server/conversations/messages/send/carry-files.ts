import { MOST_FILES } from '#contract/conversations/message-limits.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { fail } from '#server/fail.ts'
import type { Party } from '#server/platform/viewers/viewer.ts'

/** Puts the files that somebody uploaded for this thread under their message. */
export async function carryFiles(db: Database, viewer: Party, thread_id: string, message_id: string, ids: string[]) {
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
