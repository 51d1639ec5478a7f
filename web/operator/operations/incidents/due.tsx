import { ExactTime } from '#web/ui/text/exact-time.tsx'

type Props = { sent_at: string | null; due: string | null; now: string }

/** Until when a report is due, or that it was made; what is late says so. */
export const Due = ({ sent_at, due, now }: Props) => {
  if (sent_at) return <span>出しました</span>
  if (!due) return <span className="muted">—</span>
  return (
    <span>
      <ExactTime at={due} /> {Date.parse(due) < Date.parse(now) && <span className="label warn">過ぎています</span>}
    </span>
  )
}
