import { href, Link } from 'react-router'
import { CompanyMark } from '#web/companies/company-mark.tsx'
import type { JobCardData } from '../card/job-card-of.ts'
import { Salary } from '../facts/salary.tsx'

/** What the list already knows of a job, in its pane: on the first paint, and while the rest of it is fetched. */
export function PanePreview({ card: { job, company, pay, place, terms, freshness, response } }: { card: JobCardData }) {
  const facts = [place.join('・'), freshness.text, response && `回答率 ${response.share}`, ...terms]
  return (
    <div className="pane-first">
      <p className="co">
        <CompanyMark company={company} />
        <Link to={`${href('/company/detail')}?id=${company.id}`}>
          <bdi>{company.name}</bdi>
        </Link>
      </p>
      <h2 className="phrase">
        <bdi>{job.position_title}</bdi>
      </h2>
      <p>
        <Salary pay={pay} size="card" />
      </p>
      <p>{facts.filter(Boolean).join(' / ')}</p>
      <p>
        <Link className="button" to={`${href('/job_offer/detail')}?id=${job.id}`}>
          求人ページを開く
        </Link>
      </p>
    </div>
  )
}
