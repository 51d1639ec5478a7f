import { DAY, dateText } from '#contract/platform/time/japan-time.ts'
import type { ThreadState } from '#contract/conversations/threads.ts'

type Standing = Omit<ThreadState, 'last_number' | 'turn_since' | 'is_archived'>

/** The state of a conversation in one label. */
export function AwaitingReplyLabel({ thread, side, now }: { thread: Standing; side: 'candidate' | 'company'; now: Date }) {
  const { closed_by, parked_until, turn, answer_due_at, is_overdue } = thread
  const isSilent = is_overdue && answer_due_at && (turn !== side || side === 'company')
  const silence = isSilent && `返信なし ${Math.max(1, Math.floor((now.getTime() - Date.parse(answer_due_at)) / DAY))}日`
  if (closed_by) return <span className="label">終わりました</span>
  if (silence) return <span className="label warn">{turn === side ? `${silence}・こちらの番` : silence}</span>
  if (parked_until) return <span className="label">{`${dateText(parked_until, now)}まで休み`}</span>
  if (!turn) return null
  if (turn === side) return <span className="label green">{side === 'candidate' ? 'あなたの番' : 'こちらの番'}</span>
  return <span className="label">{answer_due_at ? `相手の番・${dateText(answer_due_at, now)}まで` : '相手の番'}</span>
}
