import { ExactTime } from '#web/platform/time/exact-time.tsx'

type Review = { id: number; decided_at: string | null; decision: 'approved' | 'refused' | 'withdrawn' | null; reason: string }

const outcomes = { approved: '認めた', refused: '差し戻した', withdrawn: '取り下げ' }

/** How earlier requests to publish ended, folded. */
export function PastReviews({ reviews }: { reviews: Review[] }) {
  const past = reviews.filter(({ decided_at }) => decided_at !== null)
  if (past.length === 0) return null
  return (
    <details>
      <summary>これまでの審査（{past.length}件）</summary>
      <ul className="small review-past">
        {past.map(({ id, decided_at, decision, reason }) => (
          <li key={id}>
            {decided_at && <ExactTime at={decided_at} />} {outcomes[decision ?? 'withdrawn']}
            {reason && `：${reason}`}
          </li>
        ))}
      </ul>
    </details>
  )
}
