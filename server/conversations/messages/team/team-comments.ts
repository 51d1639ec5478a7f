import { mentionedIn } from '#contract/conversations/mentions.ts'
import { isReader } from '#server/accounts/conversation-access/is-reader.ts'
import { notify } from '#server/notifications/notifications/notify.ts'
import { fail } from '#server/fail.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { publishLive } from '#server/platform/live/publish-live.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import type { CompanyViewer } from '#server/platform/viewers/viewer.ts'
import { findThread } from '../../threads/find-thread.ts'
import { colleague } from './assign-thread.ts'

/** Said to one's colleagues. Only their screens are told, and those whom the comment calls by name. */
export async function addComment(
  { db, viewer, now }: Pick<RequestContext, 'db' | 'now'> & { viewer: CompanyViewer },
  partner: { candidate_id: string },
  comment: string,
) {
  const thread = await findThread(db, viewer, partner).select(['threads.id', 'threads.candidate_user_id']).executeTakeFirst()
  if (!thread) fail('NOT_FOUND')
  const { candidate_user_id } = thread
  const added = await db
    .insertInto('thread_comments')
    .values({ thread_id: thread.id, company_user_id: viewer.id, member_name: viewer.name, comment, created_at: now().toISOString() })
    .returning(['id', 'member_name', 'comment', 'created_at'])
    .executeTakeFirstOrThrow()
  await publishLive(db, [{ thread_id: thread.id, company_id: viewer.company_id, kind: 'comment_added' }])
  // Of somebody who left nothing is told any more. A comment without @, full-width or not, calls nobody.
  if (candidate_user_id && /[@＠﹫]/.test(comment))
    for (const { id } of mentionedIn(comment, await colleaguesWhoRead(db, viewer, candidate_user_id)))
      await notify(db, {
        kind: 'mention',
        to: { company_id: viewer.company_id, company_user_id: id },
        subject: { type: 'conversation', id: candidate_user_id },
        candidate_user_id,
        at: now(),
        detail: { by: viewer.name },
      })
  return added
}

const colleaguesWhoRead = (db: Database, viewer: CompanyViewer, candidate_user_id: string) =>
  db
    .selectFrom('company_users')
    .select(['id', 'name'])
    .where('company_id', '=', viewer.company_id)
    .where('id', '<>', viewer.id)
    .where(isReader(candidate_user_id))
    .orderBy('id')
    .execute()

type Asking = { db: Database; viewer: CompanyViewer }

/** Lets a guest see this candidate, or stops it; each later request checks it again. */
export async function letGuestRead(
  { db, viewer }: Asking,
  { candidate_id, company_user_id }: { candidate_id: string; company_user_id: string },
  isReader: boolean,
) {
  const thread = await findThread(db, viewer, { candidate_id }).select('threads.candidate_user_id').executeTakeFirst()
  if (!thread?.candidate_user_id) fail('NOT_FOUND')
  const { id } = await colleague({ db, viewer }, company_user_id)
  const assignment = { company_user_id: id, candidate_user_id: thread.candidate_user_id }
  if (isReader)
    await db
      .insertInto('candidate_assignments')
      .values(assignment)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  else await db.deleteFrom('candidate_assignments').where('company_user_id', '=', id).where('candidate_user_id', '=', assignment.candidate_user_id).execute()
  return { success: true }
}
