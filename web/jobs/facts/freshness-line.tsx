import { Icon } from '#web/ui/icon.tsx'
import '#web/ui/styles/facts.css'
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

/** The company's last confirmation of the job, on a line from that day to the day it leaves the lists. Icon and words change with the colour. */
export function FreshnessLine({ freshness }: { freshness: Freshness }) {
  return (
    <>
      <span className={`fresh ${freshness.state}`}>
        <Icon name={freshness.state === 'old' ? 'clock' : 'sprout'} />
        {freshness.day}
      </span>
      <FreshnessScale days={Math.min(freshness.days, LISTED_DAYS)} state={freshness.state} />
    </>
  )
}

const organisation = /会社|法人|\bInc\b/u

/** Who confirmed the job; 木下 and 木下さん read the same, a company's name gets no さん. */
export function confirmedBy(confirmed_by: string) {
  if (!confirmed_by) return '会社が確認'
  if (confirmed_by.endsWith('（取り込み）')) return '求人の取り込みで確認'
  return organisation.test(confirmed_by) ? `${confirmed_by}が確認` : `${confirmed_by.replace(/さん$/, '')}さんが確認`
}
