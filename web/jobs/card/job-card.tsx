import { Link } from 'react-router'
import { MatchLines } from '#web/matching/match-lines.tsx'
import { Highlight } from '#web/ui/highlight.tsx'
import { Tags } from '#web/ui/tags.tsx'
import { CompanyMark } from '../company-mark.tsx'
import { DemoLabel } from '../demo-label.tsx'
import { JobFacts } from '../facts/job-facts.tsx'
import type { JobCardData } from './job-card-of.ts'
import { JobCardActions } from './job-card-actions.tsx'
import { JobNote } from './job-note.tsx'
import './job-card.css'

/** A job in a list. `heading` is its title's level; the whole card is no link, so that its text can be selected. */
export function JobCard({ card, heading: Heading = 'h2', actions = true }: { card: JobCardData; heading?: 'h2' | 'h3'; actions?: boolean }) {
  const { job, company, lead, freshness } = card
  return (
    <article className={freshness.state === 'old' ? 'job quiet' : 'job'}>
      <div className="job-body">
        <div className="co">
          <CompanyMark company={company} />
          <div>
            <Link to={`/company/detail?id=${company.id}`}>
              <bdi>{company.name}</bdi>
            </Link>
            <DemoLabel company={company} />
            <p>{card.companyLine}</p>
          </div>
        </div>
        <Heading className="job-title phrase">
          <Link to={`/job_offer/detail?id=${job.id}`}>
            <Highlight text={job.position_title} hits={card.titleHits} />
          </Link>
        </Heading>
        {lead.text && (
          <p className="job-lead">
            <Highlight text={lead.text} hits={lead.hits} />
          </p>
        )}
        <Tags tags={card.tags} />
        <JobNote card={card} />
      </div>
      <JobFacts card={card} />
      {card.match && (
        <div className="why">
          <MatchLines match={card.match} />
        </div>
      )}
      {actions && <JobCardActions job={job} company={company} />}
    </article>
  )
}
