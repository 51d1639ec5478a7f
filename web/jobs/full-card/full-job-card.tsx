import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { MatchLines } from '#web/matching/match-lines.tsx'
import { Highlight } from '#web/ui/text/highlight.tsx'
import { Tags } from '#web/ui/tags.tsx'
import { CompanyMark } from '#web/companies/company-mark.tsx'
import { DemoLabel } from '#web/companies/demo-label.tsx'
import type { FullJobCardData } from './full-job-card-of.ts'
import { JobFacts } from './job-facts.tsx'
import { JobNote } from './job-note.tsx'
import './full-job-card.css'

/** One job with all that decides whether it interests somebody: looked at alone, or in a list that is read くわしく. Elsewhere stands `JobCard`. */
export function FullJobCard({ card, children }: { card: FullJobCardData; children?: ReactNode }) {
  const { job, company, lead, freshness } = card
  return (
    <article className={freshness.state === 'old' ? 'full-job quiet' : 'full-job'}>
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
        <h2 className="job-title phrase">
          <Link to={`/job_offer/detail?id=${job.id}`}>
            <Highlight text={job.position_title} hits={card.titleHits} />
          </Link>
        </h2>
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
      {children}
    </article>
  )
}
