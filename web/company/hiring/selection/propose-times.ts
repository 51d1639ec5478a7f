import type { PromiseReason } from '#contract/hiring/meetings/promise-reasons.ts'
import type { Api } from '#contract/index.ts'
import { instantInZone } from '#contract/platform/time/instant-in-zone.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'

type Values = Record<string, unknown>

/** Who is to meet the candidate, as the form names them. */
export const interviewersOf = ({ interviewer_ids, kit_id }: Values) => ({
  interviewer_ids: [interviewer_ids ?? []].flat().map(textOf),
  kit_id: textOf(kit_id) || null,
})

const textsOf = (value: unknown) => [value ?? []].flat().map(textOf).filter(Boolean)

/** What a form says of a meeting. */
export function meetingOf(values: Values) {
  const time_zone = textOf(values.time_zone)
  return {
    meeting_type: textOf(values.meeting_type) as 'mendan',
    title: textOf(values.title),
    place: textOf(values.place),
    minutes: textOf(values.minutes),
    ...interviewersOf(values),
    time_zone,
    ...(values.client_id ? { client_id: textOf(values.client_id) } : {}),
    slots: [
      ...textsOf(values.slots).map((text) => instantInZone(text, time_zone)),
      // Without scripts a suggestion is ticked: it is an instant already.
      ...textsOf(values.suggested),
    ],
  }
}

/** Sends the times of the form for a meeting. Gives what is to be said. */
export async function proposeTimes({ meetings }: Api['company_users'], id: string, values: Values) {
  const promise_reason = textOf(values.promise_reason) as PromiseReason | ''
  await meetings.propose({ id, ...meetingOf(values), ...(promise_reason ? { promise_reason } : {}) })
  return '候補日を送信しました。候補者の返信をお待ちください。'
}
