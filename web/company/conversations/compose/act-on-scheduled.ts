import type { Api } from '#contract/index.ts'
import { clockText, dayWithWeekday, instantOfField } from '#contract/platform/time/japan-time.ts'
import { postedFiles } from '#web/conversations/compose/send-posted.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'

type Messages = Api['company_users']['messages']
type Values = Record<string, unknown>

/** Schedules, changes or takes back a message, by the name of the button; after `schedule` may stand the moment. */
export function actOnScheduled(messages: Messages, candidate_id: string, act: string, values: Values): Promise<string> | undefined {
  const [intent, moment] = act.split(' ')
  if (intent === 'schedule') return schedule(messages, candidate_id, values, moment)
  if (intent === 'change_scheduled') return change(messages, candidate_id, values)
  if (intent === 'discard_scheduled') return discard(messages, candidate_id, textOf(values.scheduled_id))
  if (intent === 'cancel_scheduled') return cancel(messages, candidate_id, textOf(values.scheduled_id))
  return undefined
}

async function schedule(messages: Messages, candidate_id: string, values: Values, moment: string | undefined) {
  const job_id = Number(values.job_id)
  const attached_files = await postedFiles(values, (file) => messages.upload({ candidate_id, file }))
  return saidOf(
    await messages.schedule({
      candidate_id,
      message: textOf(values.message),
      client_id: textOf(values.client_id),
      send_at: moment ?? instantOfField(textOf(values.send_at)),
      ...readUntil(values),
      ...(job_id ? { job_id } : {}),
      ...(attached_files.length ? { attached_files } : {}),
    }),
  )
}

/** The last message on the page from which it comes: the candidate may have written since. */
const readUntil = ({ read_until }: Values) => (textOf(read_until) ? { read_until: textOf(read_until) } : {})

const change = async (messages: Messages, candidate_id: string, values: Values) =>
  saidOf(
    await messages.change_scheduled({
      candidate_id,
      scheduled_id: textOf(values.scheduled_id),
      message: textOf(values.message),
      send_at: instantOfField(textOf(values.send_at)),
      ...readUntil(values),
    }),
  )

/** What is taken back becomes the member's draft again, before whatever they began since; its files are those of the next message. */
async function cancel(messages: Messages, candidate_id: string, scheduled_id: string) {
  await messages.cancel_scheduled({ candidate_id, scheduled_id, as_draft: true })
  return '予約を取り消し、下書きに戻しました。'
}

/** To a candidate who left there is no draft any more. */
async function discard(messages: Messages, candidate_id: string, scheduled_id: string) {
  await messages.cancel_scheduled({ candidate_id, scheduled_id })
  return '予約したメッセージを削除しました。'
}

const saidOf = ({ send_at, is_after_deadline }: { send_at: string; is_after_deadline: boolean }) =>
  `${dayWithWeekday(send_at, new Date())}${clockText(send_at)}に送信します。それまでは変更と取り消しができます。${is_after_deadline ? '返信の期限を過ぎてからの送信になります。' : ''}`
