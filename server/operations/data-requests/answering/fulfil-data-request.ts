import { recordAct } from '#server/platform/audit/record-act.ts'
import { beginExport } from '../../exports/exports.ts'
import { fail } from '#server/fail.ts'
import type { OperatorContext } from '../../reports/write-report.ts'
import { removeCandidate } from '#server/accounts/withdrawals/remove-candidate.ts'
import { answerRequester, lockDataRequest, writeDataRequest } from './write-data-request.ts'

/** `withdrawal_reasons`: その他. */
const OTHER_REASON = 8

const answers = {
  export: 'ご登録の内容の書き出しを始めました。できあがるとメールでお知らせします。設定の「データの書き出し」から受け取れます。',
  correction: 'ご請求のとおりに訂正しました。訂正した内容は、プロフィールでご覧になれます。',
  stop: 'ご請求のとおりに利用を止めました。企業への公開と、お知らせ・案内のメールを止めています。設定から、いつでも元にもどせます。',
} as const

/** Does what the request asks for. No data of the candidate passes through the operator's hands. */
export async function fulfilDataRequest(context: OperatorContext, { id, version, reason }: { id: string; version: number; reason: string }) {
  const { now } = context
  const request = await lockDataRequest(context, { id, version, isChecked: true })
  const { kind, candidate_user_id } = request
  const done = { state: 'done', done_at: now().toISOString() }
  await recordAct(context, { act: 'fulfil_data_request', subject_kind: 'data_request', subject_id: id, reason, detail: { kind } })
  if (kind === 'erasure') {
    await writeDataRequest(context, { id, set: done, step: 'erased' })
    await removeCandidate(context, candidate_user_id, OTHER_REASON)
    return { success: true }
  }
  if (kind === 'export') await beginExport(context, candidate_user_id)
  if (kind === 'stop') await stopUse(context, candidate_user_id)
  if (kind === 'correction' && !(await isCorrected(context, id)))
    fail('INPUT_INVALID', [{ field: 'reason', message: '先に、訂正する内容を保存してください。' }])
  const answer = answers[kind as keyof typeof answers]
  await writeDataRequest(context, { id, set: { ...done, answer }, step: stepOf[kind as keyof typeof answers], note: reason })
  await answerRequester(context, request, answer)
  return { success: true }
}

const stepOf = { export: 'exported', correction: 'corrected', stop: 'stopped' } as const

/** No company finds them any more, not even those to which they showed their profile, and only mails that the law requires are sent. */
async function stopUse({ db }: OperatorContext, id: string) {
  await db.updateTable('candidate_users').set({ is_open: false, enable_notification: false, enable_mail_magazine: false }).where('id', '=', id).execute()
  await db.deleteFrom('reveals').where('candidate_user_id', '=', id).execute()
}

const isCorrected = async ({ db }: OperatorContext, data_request_id: string) =>
  (await db.selectFrom('corrections').select('id').where('data_request_id', '=', data_request_id).executeTakeFirst()) !== undefined
