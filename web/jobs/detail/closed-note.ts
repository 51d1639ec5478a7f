import { japanDay } from '#web/ui/text/japan-day.ts'
import { fullDate } from '#web/ui/text/full-date.ts'

type Closed = { state: 'published' | 'closed'; closed_reason: 'filled' | 'expired' | 'withdrawn' | null; closed_at: string | null }

const reasons = { filled: '採用が決まったため', expired: '募集の期限を過ぎたため', withdrawn: '会社が募集を取り下げたため' }

/** Why and when a job closed, in a sentence; null while it is open. */
export function closedNote({ state, closed_reason, closed_at }: Closed) {
  if (state !== 'closed') return null
  const reason = closed_reason ? `${reasons[closed_reason]}、` : ''
  return `${reason}${closed_at ? `${fullDate(closed_at)}に` : ''}募集は終了しました。`
}

/** Whether search engines should drop the page: its job closed more than 90 days ago. */
export const isLongGone = ({ state, closed_at }: Closed, now: Date) => state === 'closed' && !!closed_at && japanDay(now) - japanDay(closed_at) > 90
