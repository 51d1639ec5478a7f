import type { RequestContext } from '#server/platform/request/request-context.ts'
import { fail } from '#server/fail.ts'
import type { CompanyViewer } from '#server/platform/viewers/viewer.ts'
import { findThread } from '../../threads/find-thread.ts'
import { publishLive } from '#server/platform/live/publish-live.ts'

/** Said to one's colleagues. Only their screens are told. */
export async function addComment(
  { db, viewer, now }: Pick<RequestContext, 'db' | 'now'> & { viewer: CompanyViewer },
  partner: { candidate_id: string },
  comment: string,
) {
  const thread = await findThread(db, viewer, partner).select('threads.id').executeTakeFirst()
  if (!thread) fail('NOT_FOUND')
  const added = await db
    .insertInto('thread_comments')
    .values({ thread_id: thread.id, company_user_id: viewer.id, member_name: viewer.name, comment, created_at: now().toISOString() })
    .returning(['id', 'member_name', 'comment', 'created_at'])
    .executeTakeFirstOrThrow()
  await publishLive(db, [{ thread_id: thread.id, company_id: viewer.company_id, kind: 'comment_added' }])
  return added
}
