import { DAY, dateText } from '#contract/platform/time/japan-time.ts'
import type { ThreadState } from '#contract/conversations/threads.ts'

type Standing = Omit<ThreadState, 'last_number' | 'turn_since' | 'is_archived'>

/** The state of a conversation in one label. */
export function AwaitingReplyLabel({ thread, side, now }: { thread: Standing; side: 'candidate' | 'company'; now: Date }) {
  const { closed_by, parked_until, turn, answer_due_at, is_overdue } = thread
  if (closed_by) return <span className="label">終わりました</span>
  const silent = is_overdue && answer_due_at && `返信なし ${Math.max(1, Math.floor((now.getTime() - Date.parse(answer_due_at)) / DAY))}日`
  if (silent && turn !== side) return <span className="label warn">{silent}</span>
  if (silent && side === 'company') return <span className="label warn">{`${silent}・要返信`}</span>
  if (parked_until) return <span className="label">{dateText(parked_until, now)}まで保留中</span>
  if (!turn) return null
  const until = answer_due_at && `${dateText(answer_due_at, now)}まで`
  if (side === 'company')
    return turn === side ? (
      <span className="label green">{until ? `要返信・${until}` : '要返信'}</span>
    ) : (
      <span className="label">{until ? `候補者の返信待ち・${until}` : '候補者の返信待ち'}</span>
    )
  if (turn === side) return <span className="label green">{silent ? '返信の期限を過ぎました' : until ? `返信の期限 ${until}` : '要返信'}</span>
  return <span className="label">{until ? `返信待ち・${until}` : '返信待ち'}</span>
}
