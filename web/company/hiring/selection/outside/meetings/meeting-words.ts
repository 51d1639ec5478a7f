import type { OutsideMeeting } from '#contract/hiring/outside/outside-meetings.ts'

/** What was done on the pages of a meeting, said on the person's page. */
export const meetingsDone: Record<string, string> = {
  offered: '候補日を送信しました。本人が選ぶと、担当と面接担当に通知されます。',
  recorded: '決まった日時を記録しました。本人にメールは送っていません。',
  confirmed: '決まった日時を記録し、本人にメールを送信しました。',
  moved: '日時を変更しました。',
  told: '日時を変更し、本人にメールを送信しました。',
  interviewers: '面接担当を変更しました。本人には通知していません。',
}

type Standing = Pick<OutsideMeeting, 'state' | 'has_passed' | 'has_ended' | 'slots' | 'declined_as'>

/** How a meeting stands, in one word. */
export function stateOf({ state, has_passed, has_ended, slots, declined_as }: Standing) {
  if (has_ended) return '終了'
  if (state === 'proposed') return slots.length > 0 ? '提案中' : '回答なし（候補日が過ぎました）'
  if (state === 'booked') return has_passed ? '終了' : '確定'
  if (state === 'cancelled') return '取り消し'
  return declined_as === 'withdrawn' ? '面談・面接を辞退' : '都合が合わない'
}
