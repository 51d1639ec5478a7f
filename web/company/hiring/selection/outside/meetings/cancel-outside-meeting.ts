import type { Api } from '#contract/index.ts'
import { numberOf, textOf } from '#web/platform/forms/values/text-of.ts'

/** Takes back what somebody from outside was offered or agreed to. Gives what is to be said. */
export async function cancelOutsideMeeting({ outside_meetings }: Pick<Api['company_users'], 'outside_meetings'>, values: Record<string, unknown>) {
  const { is_mailed } = await outside_meetings.cancel({ id: textOf(values.meeting_id), sequence: numberOf(values.sequence) ?? -1 })
  return is_mailed ? '取り消して、本人にメールで知らせました。' : '取り消しました。本人にメールは送っていません。必要なら、御社から連絡してください。'
}
