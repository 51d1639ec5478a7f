import type { Api } from '#contract/index.ts'
import { RevealPart } from '#contract/candidates/privacy/shown-parts.ts'
import { clockText, dayWithWeekday, instantOfField } from '#contract/platform/time/japan-time.ts'
import { postedFiles } from '#web/conversations/compose/send-posted.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'
import { reportOf } from '#web/conversations/talk/report-of.ts'

type Values = Record<string, unknown>
type Calls = Api['candidate_users']

/** A candidate's acts on a conversation, named by the buttons of its menu and sheets; after the name may stand a moment. Gives what is to be said. */
export async function actOnConversation(calls: Calls, company_id: number, act: string, values: Values): Promise<string | undefined> {
  const { messages, reveals, progress_notes } = calls
  const [intent = '', moment] = act.split(' ')
  const acts: Record<string, () => Promise<unknown>> = {
    archive: () => messages.archive({ company_id }),
    unarchive: () => messages.unarchive({ company_id }),
    close: () => messages.close({ company_id }),
    reopen: () => messages.reopen({ company_id }),
    park: () => messages.park({ company_id, month: textOf(values.month) }),
    unpark: () => messages.unpark({ company_id }),
    snooze: () => messages.snooze({ company_id, until: moment ?? instantOfField(textOf(values.until)) }),
    unsnooze: () => messages.unsnooze({ company_id }),
    note: () => progress_notes.change({ company_id, note: textOf(values.note) }),
    reveal: () => openTo(reveals, company_id, values),
    report: () => messages.report({ company_id, ...reportOf(values) }),
  }
  if (intent === 'schedule') return schedule(messages, company_id, values, moment)
  if (intent === 'cancel_scheduled') return cancelScheduled(messages, company_id, textOf(values.scheduled_id))
  await acts[intent]?.()
  return said[intent]
}

async function schedule(messages: Calls['messages'], company_id: number, values: Values, moment: string | undefined) {
  const job_id = Number(values.job_id)
  const attached_files = await postedFiles(values, (file) => messages.upload({ company_id, file }))
  const { send_at, is_after_deadline } = await messages.schedule({
    company_id,
    message: textOf(values.message),
    client_id: textOf(values.client_id),
    send_at: moment ?? instantOfField(textOf(values.send_at)),
    ...(job_id ? { job_id } : {}),
    ...(attached_files.length ? { attached_files } : {}),
  })
  return `${momentOf(send_at)}に送信します。それまでは取り消せます。${is_after_deadline ? '返信の期限を過ぎてからの送信になります。' : ''}`
}

/** What is taken back becomes the draft again, before whatever was begun since; its files are the next message's. */
async function cancelScheduled(messages: Calls['messages'], company_id: number, scheduled_id: string) {
  await messages.cancel_scheduled({ company_id, scheduled_id, as_draft: true })
  return '送信を取り消し、下書きに戻しました。'
}

const momentOf = (at: string) => `${dayWithWeekday(at, new Date())}${clockText(at)}`

/** A company to which nothing is disclosed stays so: hiding again is no mistake. */
async function openTo(reveals: Calls['reveals'], company_id: number, values: Values) {
  const ticked = [values.parts ?? [], textOf(values.paper)].flat()
  const parts = RevealPart.options.filter((part) => ticked.includes(part))
  if (parts.length > 0) return reveals.grant({ company_id, parts, files_confirmed: values.files_confirmed === 'on' })
  const opened = await reveals.list()
  return opened.reveals.some(({ company }) => company.id === company_id) ? reveals.revoke({ company_id }) : undefined
}

const said: Record<string, string> = {
  archive: 'アーカイブに移しました。新しいメッセージが届くと、一覧に戻ります。',
  unarchive: '一覧に戻しました。',
  close: 'このやりとりを終了しました。',
  reopen: 'やりとりを再開しました。',
  park: '時期を改めて受け取ります。企業に伝えました。',
  unpark: '保留を解除しました。',
  snooze: '「あとで返信する」に移しました。選んだ時刻に通知します。',
  unsnooze: '「要返信」に戻しました。',
  note: 'メモを保存しました。',
  reveal: '公開の範囲を変更しました。',
  report: '通報を受け付けました。運営が確認します。',
}
