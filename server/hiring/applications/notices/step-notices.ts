import { filledText, NOTICE_HOLD, type NotifiedStep, stepTexts } from '#contract/hiring/selection/selection-notice-texts.ts'
import type { NoticeSetting } from '#contract/hiring/selection/selection-notices.ts'
import { lockPartner } from '#server/conversations/threads/find-thread.ts'
import { writingRefusal } from '#server/conversations/threads/writing-refusal.ts'
import { fail } from '#server/fail.ts'
import { enqueue } from '#server/platform/background/enqueue.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { publishLive } from '#server/platform/live/publish-live.ts'
import { selectionWords } from '#server/platform/lookups/selection-words.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import type { CompanyViewer } from '#server/platform/viewers/viewer.ts'
import { applicationsOf, companyApplications } from '../company/company-applications.ts'
import { refuseBrokenPromise } from '../promises/lock-promise.ts'

type Asking = Pick<RequestContext, 'db' | 'now'> & { viewer: CompanyViewer }

/** What the candidate would be told of the step at which the selection stands: what waits already, else the company's text. */
export async function previewNotice({ db, viewer, now }: Asking, id: string) {
  const found = await companyApplications(db, viewer, now()).where('applications.id', '=', id).executeTakeFirst()
  if (!found || found.step === 'end') fail('NOT_FOUND')
  const { step, shown_step, job, held_notice } = found
  const setting = (await noticeSettingsOf(db, viewer.company_id)).find((one) => one.step === step)!
  const name = (await selectionWords(db)).steps.find(({ key }) => key === step)?.name ?? ''
  const message = held_notice?.message ?? filledText(setting.message, { job: job?.position_title ?? 'オープンポジション', step: name })
  return { step, is_notified: setting.is_notified, message, is_shown: shown_step === step }
}

type SendStepNoticeAsking = RequestContext & { viewer: CompanyViewer }

/** A recruiter tells the candidate of the step at which the selection stands, with the text that they have read. */
export async function sendStepNotice(context: SendStepNoticeAsking, { id, step, message }: { id: string; step: NotifiedStep; message: string }) {
  const { db, viewer, now } = context
  const found = await companyApplications(db, viewer, now()).where('applications.id', '=', id).executeTakeFirst()
  if (!found) fail('NOT_FOUND')
  const thread = await lockPartner(db, viewer, { candidate_id: found.candidate.id })
  const held = await db.selectFrom('applications').select('step').where('id', '=', id).forNoKeyUpdate().executeTakeFirstOrThrow()
  if (held.step !== step) fail('SELECTION_MOVED')
  await refuseBrokenPromise(db, id, step, now())
  const { is_notified } = (await noticeSettingsOf(db, viewer.company_id)).find((one) => one.step === step)!
  if (!is_notified)
    fail('INPUT_INVALID', [{ field: 'message', message: 'この段階は候補者に通知しない設定です。伝えるときは、設定を変更するかメッセージを送ってください。' }])
  const refusal = await writingRefusal(db, viewer, thread, now())
  if (refusal && refusal !== 'ANSWER_AWAITED') fail('INPUT_INVALID', [{ field: 'message', message: '候補者は、いまメッセージを受け取れません。' }])
  const send_at = await lockNotice(context, { application_id: id, step, end_reason: null, message })
  await publishLive(db, [{ thread_id: thread.id, company_id: viewer.company_id, kind: 'application_changed' }])
  return { step, message, send_at }
}

type CancelNoticeAsking = RequestContext & { viewer: CompanyViewer }

/** Cancels what waits. The result of a selection is always told, so nobody cancels that alone. */
export async function cancelNotice({ db, viewer, now }: CancelNoticeAsking, id: string) {
  const found = await applicationsOf(db, viewer).select(['applications.step', 'applications.thread_id']).where('applications.id', '=', id).executeTakeFirst()
  if (!found) fail('NOT_FOUND')
  if (found.step === 'end' || !(await cancelHeldNotice(db, id, now()))) fail('NOTICE_SETTLED')
  await publishLive(db, [{ thread_id: found.thread_id, company_id: viewer.company_id, kind: 'application_changed' }])
  return { success: true }
}

type ChangeNoticeSettingsAsking = Pick<RequestContext, 'db'> & { viewer: CompanyViewer }

export async function changeNoticeSettings({ db, viewer: { company_id } }: ChangeNoticeSettingsAsking, changed: NoticeSetting[]) {
  for (const { step, is_notified, message } of changed)
    await db
      .insertInto('selection_notice_settings')
      .values({ company_id, step, is_notified, message })
      .onConflict((conflict) => conflict.columns(['company_id', 'step']).doUpdateSet({ is_notified, message }))
      .execute()
  return { settings: await noticeSettingsOf(db, company_id) }
}

/** Whether something waited. What is being sent at this moment is waited for, and is then no longer there to cancel. */
export async function cancelHeldNotice(db: Database, application_id: string, now: Date) {
  const { numUpdatedRows } = await db
    .updateTable('selection_notices')
    .set({ outcome: 'cancelled', settled_at: now.toISOString() })
    .where('application_id', '=', application_id)
    .where('outcome', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Of every step: whether a company's candidates are told, and with which text. */
export async function noticeSettingsOf(db: Database, company_id: number): Promise<NoticeSetting[]> {
  const own = await db.selectFrom('selection_notice_settings').select(['step', 'is_notified', 'message']).where('company_id', '=', company_id).execute()
  return (Object.keys(stepTexts) as NotifiedStep[]).map((step) => ({
    step,
    ...(own.find((one) => one.step === step) ?? { is_notified: true, message: stepTexts[step] }),
  })) as NoticeSetting[]
}

type Notice = { application_id: string; step: string; end_reason: string | null; message: string }

/** Lets the candidate be told after the hold, unless somebody cancels it. It takes the place of what waits already. */
export async function lockNotice({ db, viewer, now }: Asking, notice: Notice) {
  await cancelHeldNotice(db, notice.application_id, now())
  const send_at = new Date(now().getTime() + NOTICE_HOLD)
  const { id } = await db
    .insertInto('selection_notices')
    .values({ ...notice, company_user_id: viewer.id, member_name: viewer.name, send_at: send_at.toISOString() })
    .returning('id')
    .executeTakeFirstOrThrow()
  await enqueue(db, 'send_selection_notice', { notice_id: id }, { runAt: send_at })
  return send_at.toISOString()
}
