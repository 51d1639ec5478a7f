import { DAY, dateText, dayWithWeekday } from '#contract/platform/time/japan-time.ts'
import type { ThreadState } from '#contract/conversations/threads.ts'
import { Icon } from '#web/ui/icon.tsx'

type DeadlineLineProps = { thread: ThreadState | null; refusal: { message: string } | null; now: Date }

/** Over the composer: who has to answer and until when; or why neither side can write. */
export function DeadlineLine({ thread, refusal, now }: DeadlineLineProps) {
  const { tone, lead, words } = deadlineOf(thread, refusal, now) ?? {}
  if (!lead && !words) return null
  return (
    <p className={`deadline-line ${tone ?? ''}`}>
      <Icon name="clock" />
      {lead && <b>{lead}</b>}
      <span>{words}</span>
    </p>
  )
}

/** What the line says; nothing where nobody has to answer and nothing forbids it. */
export function deadlineOf(thread: DeadlineLineProps['thread'], refusal: DeadlineLineProps['refusal'], now: Date) {
  const [tone, lead, rest] = thread ? wordsOf(thread, now) : ['', '', '']
  const words = refusal && refusal.message !== lead ? refusal.message : rest
  return lead || words ? { tone, lead, words } : undefined
}

function wordsOf({ closed_by, parked_until, turn, answer_due_at, is_overdue }: ThreadState, now: Date): [string, string, string] {
  if (closed_by) return ['', closed_by === 'company' ? '「今後返信しない」に設定しています。' : 'このやりとりは終了しました。', '']
  if (parked_until) return ['', '保留中', `${dateText(parked_until, now)}まで、企業からは送信できません。`]
  if (!turn || !answer_due_at) return ['', '', '']
  const until = dayWithWeekday(answer_due_at, now)
  if (turn === 'candidate') return ['', '候補者の返信待ち', `${until}まで。`]
  if (!is_overdue) return ['mine', '要返信', `${until}まで。過ぎると「返信なし」と表示されます。`]
  return [
    'late',
    `要返信・返信なし ${Math.max(1, Math.floor((now.getTime() - Date.parse(answer_due_at)) / DAY))}日`,
    `期限は${until}でした。候補者には「返信なし」と表示されています。`,
  ]
}
