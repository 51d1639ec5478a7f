import { DAY, dateText, dayWithWeekday } from '#contract/platform/time/japan-time.ts'
import type { ThreadState } from '#contract/conversations/threads.ts'
import { Icon } from '#web/ui/icon.tsx'

type TurnLineProps = { thread: ThreadState | null; refusal: { message: string } | null; now: Date }

/** For candidates, on one line above the composer: who has to answer and until when, or why nobody can write. */
export function TurnLine({ thread, refusal, now }: TurnLineProps) {
  const words = thread && wordsOf(thread, now)
  if (!words && !refusal) return null
  return (
    <p className={`turn-line ${words?.tone ?? ''}`}>
      <Icon name="clock" />
      <span>
        {words ? (
          <>
            {words.lead}
            <b>{words.day}</b>
            {words.rest}
            {words.more && <span className="wide-only">{words.more}</span>}
          </>
        ) : (
          refusal?.message
        )}
      </span>
    </p>
  )
}

type Words = { tone: string; lead: string; day: string; rest?: string; more?: string }

function wordsOf({ closed_by, parked_until, turn, answer_due_at, is_overdue }: ThreadState, now: Date): Words | null {
  if (closed_by) return { tone: '', lead: closed_by === 'candidate' ? 'このやりとりを終了しました' : '企業がこのやりとりを終了しました', day: '' }
  if (parked_until) return { tone: '', lead: '保留中：', day: dateText(parked_until, now), rest: 'まで企業からは届きません' }
  if (!turn || !answer_due_at) return null
  const day = dayWithWeekday(answer_due_at, now)
  if (turn === 'candidate')
    return is_overdue
      ? { tone: 'mine', lead: '返信の期限を過ぎています：', day, more: '。相手には「返信なし」と表示されています' }
      : { tone: 'mine', lead: '返信の期限は', day, more: '。過ぎると「返信なし」と表示されます' }
  const late = Math.max(1, Math.floor((now.getTime() - Date.parse(answer_due_at)) / DAY))
  return is_overdue ? { tone: 'late', lead: `返信なし ${late}日：期限は`, day, rest: 'でした' } : { tone: '', lead: '相手の返信待ち：', day, rest: 'まで' }
}
