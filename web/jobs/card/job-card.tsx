import { Link } from 'react-router'
import { Highlight } from '#web/ui/text/highlight.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { lazyPart } from '#web/ui/lazy-part.ts'
import { CompanyMark } from '#web/companies/company-mark.tsx'
import { DemoLabel } from '#web/companies/demo-label.tsx'
import { Salary } from '../facts/salary.tsx'
import type { JobCardData } from './job-card-of.ts'
import { JobCardActions } from './job-card-actions.tsx'
import './job-card.css'

// Only a signed-in candidate with wishes sees it; its HTML works before its code is loaded.
const JobMatch = lazyPart(async () => ({ default: (await import('./job-match.tsx')).JobMatch }))

export type JobCardProps = { card: JobCardData; heading?: 'h2' | 'h3'; actions?: boolean; company?: boolean }

/**
 * A job in any list: its company, title, pay, place, confirmation and answers. `company` is left out on the company's own page.
 * The whole card is no link, so that visitors can select its text.
 */
export function JobCard({ card, heading: Heading = 'h2', actions = true, company: isCompanyShown = true }: JobCardProps) {
  const { job, company, label, phase, pay, freshness, response } = card
  return (
    <article className="job">
      {isCompanyShown && (
        <p className="job-co">
          <span>
            <CompanyMark company={company} size="small" />
            <Link to={`/company/detail?id=${company.id}`}>
              <bdi>{company.name}</bdi>
            </Link>
            <DemoLabel company={company} />
            {label && <span className="label">{label}</span>}
          </span>
          {!label && <span>{phase}</span>}
        </p>
      )}
      <Heading className="job-title phrase">
        <Link to={`/job_offer/detail?id=${job.id}`}>
          <Highlight text={job.position_title} hits={card.titleHits} />
        </Link>
      </Heading>
      <div className="job-lines">
        <p className="job-pay">
          <Salary pay={pay} size="card" />
          <span className="job-place">{card.place.join('・')}</span>
        </p>
        <p className="job-facts">
          <span className={`fresh ${freshness.state}`}>
            <Icon name={freshness.state === 'old' ? 'clock' : 'sprout'} />
            {freshness.text}
          </span>
          <span>回答率 {response ? <b>{response.share}</b> : 'なし'}</span>
          {response?.median && <span className="job-median">（{response.median}）</span>}
        </p>
      </div>
      {card.match ? <JobMatch match={card.match} job={job} /> : <p className="job-terms">{card.terms.join('・')}</p>}
      {actions && <JobCardActions job={job} company={company} />}
    </article>
  )
}
