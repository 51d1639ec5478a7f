import { DUE_DAYS, type Freshness, LISTED_DAYS } from './freshness.ts'

// The dot stays inside the line at both ends.
const at = (days: number) => `${2 + (days / LISTED_DAYS) * 96}%`

export function FreshnessScale({ days, state }: Pick<Freshness, 'days' | 'state'>) {
  return (
    <svg className="scale" aria-hidden="true">
      <line x1="0" x2="100%" y1="6" y2="6" />
      <line x1={at(DUE_DAYS)} x2={at(DUE_DAYS)} y1="2" y2="10" />
      <circle className={state} cx={at(days)} cy="6" r="4.5" />
    </svg>
  )
}
