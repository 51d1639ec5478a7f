import type { Api } from '#contract/index.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'
import { reportOf } from '#web/conversations/talk/report-of.ts'

/** A member's actions on a whole conversation, named by the buttons around it. */
export async function actOnThread(messages: Api['company_users']['messages'], candidate_id: string, intent: string, values: Record<string, unknown>) {
  const company_user_id = textOf(values.company_user_id)
  const acts: Record<string, () => Promise<unknown>> = {
    archive: () => messages.archive({ candidate_id }),
    unarchive: () => messages.unarchive({ candidate_id }),
    report: () => messages.report({ candidate_id, ...reportOf(values) }),
    assign: () => messages.assign({ candidate_id, company_user_id: company_user_id || null }),
    comment: () => messages.comment({ candidate_id, comment: textOf(values.comment) }),
    let_guest_read: () => messages.let_guest_read({ candidate_id, company_user_id }),
    stop_guest: () => messages.stop_guest({ candidate_id, company_user_id }),
  }
  await acts[intent]?.()
  return said[intent]
}

const said: Record<string, string> = {
  archive: 'アーカイブしました。',
  unarchive: '一覧に戻しました。',
  report: '通報を受け付けました。運営が確認します。',
  assign: '担当を変更しました。',
  comment: '社内メモを残しました。',
  let_guest_read: 'ゲストの閲覧を許可しました。',
  stop_guest: 'ゲストの閲覧の許可を取り消しました。',
}
