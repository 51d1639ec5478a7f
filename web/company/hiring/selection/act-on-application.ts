import { actOnScorecards } from '../scorecards/scorecard-calls.ts'
import type { PromiseReason } from '#contract/hiring/meetings/promise-reasons.ts'
import type { EndReason } from '#contract/hiring/selection/selection-steps.ts'
import type { SelectionWords } from '#contract/hiring/selection/selection-words.ts'
import type { Api } from '#contract/index.ts'
import { wordsOf } from '#web/hiring/meetings/words-of.ts'
import { actOnThread } from '#web/company/conversations/act-on-thread.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'
import { actOnTags } from './tags/act-on-tags.ts'
import { interviewersOf, proposeTimes } from './propose-times.ts'
import { cancelOutsideMeeting } from './outside/meetings/cancel-outside-meeting.ts'
import { moveOf } from './steps/own-steps.ts'

type Values = Record<string, unknown>

/** The actions of the selection page's forms, by the name of the button. */
export async function actOnApplication(
  company_users: Api['company_users'],
  id: string,
  intent: string | null,
  values: Values,
  words: SelectionWords,
  form?: string,
): Promise<string | void> {
  if (form === 'team') return actOnThread(company_users.messages, textOf(values.candidate_id), intent ?? '', values)
  const { stepName, endName } = wordsOf(words)
  const [note, message] = [textOf(values.note), textOf(values.message)]
  const promise_reason = textOf(values.promise_reason) as PromiseReason | ''
  const { step, step_id, ...from } = moveOf(values)
  const said = { id, note, message, ...(promise_reason ? { promise_reason } : {}), ...from }
  if (form === 'tags') return actOnTags(company_users, id, intent, values)
  if (form === 'scorecards') return actOnScorecards(company_users, id, intent, values)
  if (intent === 'propose') return proposeTimes(company_users, id, values)
  if (intent === 'ask_to_reveal') {
    const part = values.part === 'contact' ? 'contact' : 'name'
    await company_users.applications.ask_to_reveal({ id, part })
    return `${part === 'name' ? '氏名' : '連絡先'}の公開を依頼しました。候補者はメッセージで読めます。`
  }
  if (intent === 'interviewers') {
    await company_users.meetings.change_interviewers({ id: textOf(values.meeting_id), ...interviewersOf(values) })
    return '面接担当を保存しました。'
  }
  if (intent === 'cancel_meeting') return cancelOutsideMeeting(company_users, values)
  if (intent === 'cancel') {
    await company_users.meetings.cancel({ id: textOf(values.meeting_id) })
    return '取り消して、相手に伝えました。'
  }
  const [act, starts_at = ''] = (intent ?? '').split(' ')
  const request = { id: textOf(values.meeting_id), request_id: textOf(values.request_id) }
  if (act === 'accept_request') {
    await company_users.meetings.accept_request({ ...request, starts_at })
    return '日時を決め、候補者に通知しました。'
  }
  if (act === 'decline_request') {
    await company_users.meetings.decline_request({ ...request, answer: textOf(values.answer) })
    return '都合が合わないことを候補者に通知しました。'
  }
  if (intent === 'end') {
    const end_reason = textOf(values.end_reason) as EndReason
    const decline_reason = textOf(values.decline_reason)
    await company_users.applications.change({ ...said, step: 'end', end_reason, ...(decline_reason && { decline_reason }) })
    return `選考を終了しました（${endName(end_reason)}）。結果は60秒後に候補者に届きます。`
  }
  if (intent === 'cancel_notice') {
    await company_users.applications.notice.cancel({ id })
    return '送信を取り消しました。候補者には届きません。'
  }
  if (intent === 'withdraw_reason') {
    await company_users.applications.change({ ...said, promise_reason: null })
    return '理由を取り消しました。候補者には届きません。'
  }
  const { application } = await company_users.applications.change({ ...said, ...(step && { step }), ...(step_id && { step_id }) })
  const name = application.step_name ?? stepName(application.step)
  if (intent === 'undo') return `「${name}」に戻しました。候補者には通知していません。`
  return step ? `「${name}」に移動しました。` : 'メモを保存しました。'
}
