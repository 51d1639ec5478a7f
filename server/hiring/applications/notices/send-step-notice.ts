import type { ToldStep } from '#contract/hiring/selection/selection-notice-texts.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import { fail } from '#server/fail.ts'
import { holdPartner } from '#server/conversations/threads/find-thread.ts'
import type { CompanyViewer } from '#server/platform/viewers/viewer.ts'
import { tellLive } from '#server/platform/live/tell-live.ts'
import { writingRefusal } from '#server/conversations/threads/writing-refusal.ts'
import { companyApplications } from '../company/company-applications.ts'
import { refuseBrokenPromise } from '../promises/hold-promise.ts'
import { holdNotice } from './hold-notice.ts'
import { noticeSettingsOf } from './notice-settings-of.ts'

type Asking = RequestContext & { viewer: CompanyViewer }

/** A recruiter tells the candidate of the step at which the selection stands, with the text that they have read. */
export async function sendStepNotice(context: Asking, { id, step, message }: { id: string; step: ToldStep; message: string }) {
  const { db, viewer, now } = context
  const found = await companyApplications(db, viewer, now()).where('applications.id', '=', id).executeTakeFirst()
  if (!found) fail('NOT_FOUND')
  const thread = await holdPartner(db, viewer, { candidate_id: found.candidate.id })
  const held = await db.selectFrom('applications').select('step').where('id', '=', id).forNoKeyUpdate().executeTakeFirstOrThrow()
  if (held.step !== step) fail('SELECTION_MOVED')
  await refuseBrokenPromise(db, id, step, now())
  const { is_told } = (await noticeSettingsOf(db, viewer.company_id)).find((one) => one.step === step)!
  if (!is_told)
    fail('INPUT_INVALID', [{ field: 'message', message: 'この段階は候補者に通知しない設定です。伝えるときは、設定を変更するかメッセージを送ってください。' }])
  const refusal = await writingRefusal(db, viewer, thread, now())
  if (refusal && refusal !== 'ANSWER_AWAITED') fail('INPUT_INVALID', [{ field: 'message', message: '候補者は、いまメッセージを受け取れません。' }])
  const send_at = await holdNotice(context, { application_id: id, step, end_reason: null, message })
  await tellLive(db, [{ thread_id: thread.id, company_id: viewer.company_id, kind: 'application_changed' }])
  return { step, message, send_at }
}
