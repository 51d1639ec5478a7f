import type { Term } from '#web/jobs/detail/terms/term.ts'
import { MarkedText } from './marked-text.tsx'
import '#web/jobs/detail/terms/terms.css'

const none: readonly string[] = []

/** Fields of a candidate with what they say, and the passages in it that are marked. */
export const ProfileTerms = ({ terms, marked = none }: { terms: Term[]; marked?: readonly string[] }) => (
  <dl className="terms">
    {terms.map(({ name: label, value }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>
          <MarkedText text={value} marked={marked} />
        </dd>
      </div>
    ))}
  </dl>
)
