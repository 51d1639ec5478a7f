import type { RequestContext } from '#server/platform/request/request-context.ts'
import { fail } from '#server/fail.ts'
import type { CandidateViewer } from '#server/platform/viewers/viewer.ts'
import { lockMyMeeting } from './lock-my-meeting.ts'
import { showMyMeeting } from './show-my-meeting.ts'

type Answer = { id: string; took_place: boolean | null; actual_type?: 'mendan' | 'mensetsu' | null | undefined }

/** What a candidate says after a meeting: whether it took place, and which kind it was. It can be corrected; the company reads figures of many only. */
export async function answerMeeting(context: RequestContext & { viewer: CandidateViewer }, { id, took_place, actual_type = null }: Answer) {
  const { db, viewer, now } = context
  if (took_place && !actual_type) fail('INPUT_INVALID', [{ field: 'actual_type', message: '面談か面接かを選んでください。' }])
  const { thread, meeting } = await lockMyMeeting(context, id)
  if (!(await showMyMeeting(context, id)).has_passed) fail('NOT_FOUND')
  const at = now().toISOString()
  const answer = { took_place, actual_type: took_place ? actual_type : null }
  await db
    .updateTable('meetings')
    .set({ ...answer, answered_at: at })
    .where('id', '=', id)
    .execute()
  await db
    .insertInto('events')
    .values({
      kind: 'meeting_answered',
      at,
      actor: 'candidate',
      candidate_user_id: viewer.id,
      company_id: thread.company_id,
      detail: JSON.stringify({ meeting_id: id, meeting_type: meeting.meeting_type, ...answer }),
    })
    .execute()
  return showMyMeeting(context, id)
}
