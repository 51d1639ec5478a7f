import { Link } from 'react-router'
import type { CompanyTasks } from '#contract/hiring/analytics/company-figures.ts'

const PATH = '/online/companies/job_offers'
const states = [
  ['公開中', 'published'],
  ['審査中', 'in_review'],
  ['下書き', 'draft'],
] as const

/** Where the company's jobs stand. */
export const JobTasks = ({ counts }: { counts: NonNullable<CompanyTasks['jobs']>['counts'] }) => (
  <section aria-labelledby="jobs">
    <h2 id="jobs">求人</h2>
    <dl className="job-counts">
      {states.map(([label, state]) => (
        <div key={state}>
          <dt>{label}</dt>
          <dd>
            <Link to={`${PATH}?state=${state}`}>{counts[state]}件</Link>
          </dd>
        </div>
      ))}
    </dl>
  </section>
)
