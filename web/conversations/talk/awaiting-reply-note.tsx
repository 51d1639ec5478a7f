import { DAY, dateText, dayWithWeekday } from '#contract/platform/time/japan-time.ts'
import type { ThreadState } from '#contract/conversations/threads.ts'
import { Icon } from '#web/ui/icon.tsx'

type TurnNoteProps = { thread: ThreadState; side: 'candidate' | 'company'; refusal: { message: string } | null; now: Date }

/** Who has to answer and until when; or why neither side can write. */
export function AwaitingReplyNote({ thread, side, refusal, now }: TurnNoteProps) {
  const [tone, lead, rest] = turnWords(thread, side, now)
  const words = refusal && refusal.message !== lead ? refusal.message : rest
  if (!lead && !words) return null
  return (
    <p className={`turn ${tone}`}>
      <Icon name="clock" />
      <span>
        {lead && <b>{lead}</b>}
        {words}
      </span>
    </p>
  )
}

function turnWords(thread: ThreadState, side: TurnNoteProps['side'], now: Date): [string, string, string] {
  const { closed_by, parked_until, turn, answer_due_at, is_overdue } = thread
  if (closed_by) return ['', closed_by === side ? '今後返信しない、にしています。' : 'このやりとりは終わりました。', '']
  if (parked_until) return ['', `今ではない：${dateText(parked_until, now)}まで、企業からは送れません。`, '']
  if (!turn || !answer_due_at) return ['', '', '']
  const until = dayWithWeekday(answer_due_at, now)
  if (turn === side)
    return [
      'mine',
      'あなたの番です。',
      is_overdue ? `${until}を過ぎたため、相手には「返信なし」と表示されています。` : `${until}までに返事がないと、相手に「返信なし」と表示されます。`,
    ]
  const late = Math.max(1, Math.floor((now.getTime() - Date.parse(answer_due_at)) / DAY))
  return is_overdue ? ['late', `返信なし ${late}日`, `。${until}までの返事がありません。`] : ['', '相手の番です。', `${until}まで待ちます。`]
}
