import { randomUUID } from 'node:crypto'
import type { MeetingPromise } from '#contract/hiring/meetings/meeting-promises.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import { fail } from '#server/fail.ts'
import { holdPartner } from '#server/conversations/threads/find-thread.ts'
import type { CandidateViewer } from '#server/platform/viewers/viewer.ts'
import { addMessage } from '#server/conversations/threads/add-message.ts'
import { myApplications } from '../candidate/my-applications.ts'

/** The candidate says that the reason for which a promised meeting was not held is not true. Both sides read it in the thread; said twice, it is said once. */
export async function disputeReason({ db, viewer, now }: RequestContext & { viewer: CandidateViewer }, id: string): Promise<MeetingPromise> {
  const mine = myApplications(db, viewer, now()).where('applications.id', '=', id)
  const found = await mine.executeTakeFirst()
  if (!found?.promise?.reason) fail('NOT_FOUND')
  const thread = await holdPartner(db, viewer, { company_id: found.company.id })
  const at = now().toISOString()
  const { numUpdatedRows } = await db
    .updateTable('meeting_promise_reasons')
    .set({ disputed_at: at })
    .where('application_id', '=', id)
    .where('told_at', 'is not', null)
    .where('disputed_at', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows > 0n) {
    await db
      .insertInto('events')
      .values({
        kind: 'meeting_answered',
        at,
        actor: 'candidate',
        candidate_user_id: viewer.id,
        company_id: thread.company_id,
        detail: JSON.stringify({ application_id: id, disputes_reason: true }),
      })
      .execute()
    const message = '求職者は、面談・面接を行わない理由が事実と違うと申し出ました。'
    await addMessage(db, now(), { thread, client_id: randomUUID(), company: false, name: '', message, kind: 'system' })
  }
  return (await mine.executeTakeFirstOrThrow()).promise!
}
