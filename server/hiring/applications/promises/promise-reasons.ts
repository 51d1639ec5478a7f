import { NOTICE_HOLD } from '#contract/hiring/selection/selection-notice-texts.ts'
import { type PromiseReason, promiseReasons } from '#contract/hiring/meetings/promise-reasons.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import { enqueue } from '#server/platform/background/enqueue.ts'
import { fail } from '#server/fail.ts'
import type { CompanyViewer, CandidateViewer } from '#server/platform/viewers/viewer.ts'
import { randomUUID } from 'node:crypto'
import type { MeetingPromise } from '#contract/hiring/meetings/meeting-promises.ts'
import { lockPartner } from '#server/conversations/threads/find-thread.ts'
import { addMessage } from '#server/conversations/threads/add-message.ts'
import { myApplications } from '../candidate/my-applications.ts'
import { type SelectionStep, meetingTypes } from '#contract/hiring/selection/selection-steps.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { sql } from 'kysely'
import type { TaskRun } from '#server/platform/background/task-context.ts'
import { inTransaction } from '#server/platform/database/in-transaction.ts'
import { lockForNotification } from '#server/conversations/reminders/lock-for-notification.ts'
import { publishLive } from '#server/platform/live/publish-live.ts'

type Asking = Pick<RequestContext, 'db' | 'now'> & { viewer: CompanyViewer }
type Stated = { application_id: string; meeting_type: string; reason: PromiseReason }

/** Records why a promised meeting is not held. The candidate reads it after the hold, unless it is withdrawn. Nobody is absent before an agreed meeting began. */
export async function stateReason({ db, viewer, now }: Asking, { application_id, meeting_type, reason }: Stated) {
  if (reason === 'candidate_absent') {
    const begun = await db
      .selectFrom('meetings')
      .select('id')
      .where('application_id', '=', application_id)
      .where('meeting_type', '=', meeting_type)
      .where('state', '=', 'booked')
      .where('starts_at', '<=', now().toISOString())
      .executeTakeFirst()
    if (!begun)
      fail('INPUT_INVALID', [
        { field: 'promise_reason', message: '「候補者が来なかった」は、決まった予定の開始時刻を過ぎてから選べます。別の理由を選んでください。' },
      ])
  }
  const send_at = new Date(now().getTime() + NOTICE_HOLD)
  const at = { stated_at: now().toISOString(), send_at: send_at.toISOString() }
  await db
    .insertInto('meeting_promise_reasons')
    .values({ application_id, reason, company_user_id: viewer.id, member_name: viewer.name, ...at })
    .execute()
  await enqueue(db, 'notify_promise_reason', { application_id }, { runAt: send_at, key: `promise:${application_id}` })
}

/** The candidate says that the reason for which a promised meeting was not held is not true. Both sides read it in the thread; said twice, it is said once. */
export async function disputeReason({ db, viewer, now }: RequestContext & { viewer: CandidateViewer }, id: string): Promise<MeetingPromise> {
  const mine = myApplications(db, viewer, now()).where('applications.id', '=', id)
  const found = await mine.executeTakeFirst()
  if (!found?.promise?.reason) fail('NOT_FOUND')
  const thread = await lockPartner(db, viewer, { company_id: found.company.id })
  const at = now().toISOString()
  const { numUpdatedRows } = await db
    .updateTable('meeting_promise_reasons')
    .set({ disputed_at: at })
    .where('application_id', '=', id)
    .where('notified_at', 'is not', null)
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

/** A selection that goes back to where the meeting can be held takes back a reason of which the candidate does not know yet. Says whether there was one. */
export async function withdrawReason(db: Database, application_id: string, step: SelectionStep) {
  if (step === 'end' || step === 'document_screening') return false
  const { numDeletedRows } = await db
    .deleteFrom('meeting_promise_reasons')
    .where('application_id', '=', application_id)
    .where('notified_at', 'is', null)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Puts the reason for which a promised meeting is not held into the thread, unless it was withdrawn, and cancels what was agreed. A candidate who left or blocked the company is not told. */
export const notifyPromiseReason = ({ db, now }: Pick<TaskRun, 'db' | 'now'>, { application_id }: { application_id: string }) =>
  inTransaction(db, async (db) => {
    const found = await waiting(db, application_id)
    if (!found) return
    const thread = await lockForNotification(db, found.thread_id)
    const stated = await waiting(db, application_id)
    if (!thread || !stated) return
    if (Date.parse(stated.send_at) > now().getTime())
      return enqueue(db, 'notify_promise_reason', { application_id }, { runAt: new Date(stated.send_at), key: `promise:${application_id}` })
    const at = now().toISOString()
    await db.updateTable('meeting_promise_reasons').set({ notified_at: at }).where('application_id', '=', application_id).execute()
    const cancelled = stated.reason === 'candidate_absent' ? 0n : await cancelMeetings(db, application_id, stated.meeting_type, at)
    const name = meetingTypes[stated.meeting_type === 'mendan' ? 'mendan' : 'mensetsu']
    const message = [
      `${thread.company_name}は、スカウトで約束した${name}を行わない理由を「${promiseReasons[stated.reason].name}」と記録しました。`,
      ...(cancelled > 0n ? ['送信済みの候補日と決まっていた予定は、取り消されました。'] : []),
      '事実と違うときは、「応募と選考」のページから申し出られます。',
    ].join('\n')
    await addMessage(db, now(), { thread, client_id: randomUUID(), company: true, name: '', message, kind: 'system', about: 'promise' })
    await publishLive(db, [{ thread_id: thread.id, candidate_user_id: thread.candidate_user_id, company_id: thread.company_id, kind: 'application_changed' }])
  })

const waiting = (db: Database, application_id: string) =>
  db
    .selectFrom('meeting_promise_reasons as reasons')
    .innerJoin('applications', 'applications.id', 'reasons.application_id')
    .innerJoin('scouts', 'scouts.id', 'applications.scout_id')
    .select(['applications.thread_id', 'reasons.reason', 'reasons.send_at', 'scouts.meeting_type'])
    .where('reasons.application_id', '=', application_id)
    .where('reasons.notified_at', 'is', null)
    .$narrowType<{ reason: keyof typeof promiseReasons }>()
    .executeTakeFirst()

async function cancelMeetings(db: Database, application_id: string, meeting_type: string, at: string) {
  const { numUpdatedRows } = await db
    .updateTable('meetings')
    .set({ state: 'cancelled', sequence: sql`sequence + 1` })
    .where('application_id', '=', application_id)
    .where('meeting_type', '=', meeting_type)
    .where(({ or, and, eb }) => or([eb('state', '=', 'proposed'), and([eb('state', '=', 'booked'), eb('starts_at', '>', at)])]))
    .executeTakeFirst()
  return numUpdatedRows
}
