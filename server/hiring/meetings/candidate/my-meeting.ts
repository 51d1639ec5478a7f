import { threadsOf } from '#server/accounts/conversation-access/threads-of.ts'
import { lockPartner } from '#server/conversations/threads/find-thread.ts'
import { fail } from '#server/fail.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import type { CandidateViewer } from '#server/platform/viewers/viewer.ts'
import { myMeetings } from './my-meetings.ts'

/** A meeting of the candidate and its conversation, locked until the transaction ends: the conversation first, as every writer does. */
export async function lockMyMeeting({ db, viewer }: Pick<RequestContext, 'db'> & { viewer: CandidateViewer }, id: string) {
  const found = await threadsOf(db, viewer)
    .innerJoin('meetings', 'meetings.thread_id', 'threads.id')
    .select('threads.company_id')
    .where('meetings.id', '=', id)
    .executeTakeFirst()
  if (!found) fail('NOT_FOUND')
  const thread = await lockPartner(db, viewer, found)
  const meeting = await db.selectFrom('meetings').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirstOrThrow()
  return { thread, meeting }
}

type Asking = Pick<RequestContext, 'db' | 'now'> & { viewer: CandidateViewer }

export const showMyMeeting = async ({ db, viewer, now }: Asking, id: string) =>
  (await myMeetings(db, viewer, now()).where('meetings.id', '=', id).executeTakeFirst()) ?? fail('NOT_FOUND')
