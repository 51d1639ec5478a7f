import type { NotifiedStep } from '#contract/hiring/selection/selection-notice-texts.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import { fail } from '#server/fail.ts'
import { lockPartner } from '#server/conversations/threads/find-thread.ts'
import type { CompanyViewer } from '#server/platform/viewers/viewer.ts'
import { publishLive } from '#server/platform/live/publish-live.ts'
import { writingRefusal } from '#server/conversations/threads/writing-refusal.ts'
import { companyApplications } from '../company/company-applications.ts'
import { refuseBrokenPromise } from '../promises/lock-promise.ts'
import { lockNotice } from './lock-notice.ts'
import { noticeSettingsOf } from './notice-settings-of.ts'

type Asking = RequestContext & { viewer: CompanyViewer }

/** A recruiter tells the candidate of the step at which the selection stands, with the text that they have read. */
export async function sendStepNotice(context: Asking, { id, step, message }: { id: string; step: NotifiedStep; message: string }) {
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
