import type { Masters } from '#contract/platform/lookups/masters.ts'
import type { TypedDraft } from './draft/draft-of.ts'
import { reviewLines } from './review-lines.ts'

/** Everything told so far, before it is handed in. */
export function Review({ draft, masters }: { draft: TypedDraft; masters: Masters }) {
  const lines = reviewLines(draft, masters)
  if (lines.length === 0) return <p className="prose">ここまでの入力はありません。このまま登録して、あとからプロフィールに書くこともできます。</p>
  return (
    <dl className="review">
      {lines.map(({ label, text }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
