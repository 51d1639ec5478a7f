import { sql } from 'kysely'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import type { Viewer } from '#server/platform/viewers/viewer.ts'

/** A request is answered once one of the fields it names was saved. */
export async function answerUpdateRequests({ db, viewer, now }: Pick<RequestContext, 'db' | 'now'> & { viewer: Viewer }, fields: string[]) {
  if (fields.length === 0) return
  await db
    .updateTable('profile_update_requests')
    .set({ answered_at: now().toISOString() })
    .where('candidate_user_id', '=', viewer.id)
    .where('answered_at', 'is', null)
    .where(sql<boolean>`request_item_ids && array(select id::smallint from masters where master = 'profile_request_items' and key = any(${fields}::text[]))`)
    .execute()
}
