import { Link } from 'react-router'
import './other-jobs.css'

export type JobLine = { id: number; title: string; line: string; company?: string }

/** Jobs as one line each, under an ink rule. */
export const OtherJobs = ({ jobs }: { jobs: JobLine[] }) => (
  <ul className="other-jobs">
    {jobs.map(({ id, title, line, company }) => (
      <li key={id}>
        <Link to={`/job_offer/detail?id=${id}`}>
          {company && <small>{company}</small>}
          <bdi>{title}</bdi>
          <small>{line}</small>
        </Link>
      </li>
    ))}
  </ul>
)
