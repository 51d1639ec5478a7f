import { Icon } from '#web/ui/icon.tsx'
import { type Freshness, LISTED_DAYS } from './freshness.ts'
import { FreshnessScale } from './freshness-scale.tsx'
import '#web/ui/facts.css'

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
