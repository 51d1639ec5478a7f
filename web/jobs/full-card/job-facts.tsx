import type { FullJobCardData } from './full-job-card-of.ts'
import { confirmedBy } from '../facts/confirmed-by.ts'
import { FreshnessLine } from '../facts/freshness-line.tsx'
import { ResponseFacts } from '#web/companies/figures/response-facts.tsx'
import { Salary } from '../facts/salary.tsx'

/** The three facts of every job, always in this order: pay, day of confirmation, answers to applications. */
export function JobFacts({ card: { pay, freshness, figures, job } }: { card: Pick<FullJobCardData, 'pay' | 'freshness' | 'figures' | 'job'> }) {
  return (
    <dl className="facts">
      <div className="pay">
        <dt>{pay.label}</dt>
        <dd>
          <Salary pay={pay} />
          {pay.notes.map((note) => (
            <small key={note}>{note}</small>
          ))}
        </dd>
      </div>
      <div>
        <dt>確認日</dt>
        <dd>
          <FreshnessLine freshness={freshness} />
          <small>{freshness.state === 'old' ? '再確認を待っています' : confirmedBy(job.confirmed_by)}</small>
        </dd>
      </div>
      <div>
        <dt>応募への回答</dt>
        <dd>
          <ResponseFacts figures={figures} />
        </dd>
      </div>
    </dl>
  )
}
