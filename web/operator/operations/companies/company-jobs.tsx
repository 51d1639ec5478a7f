import { Link } from 'react-router'
import type { OperatorCompany } from '#contract/operations/companies/operator-companies.ts'
import { ExactTime } from '#web/ui/text/exact-time.tsx'
import { jobStateNames } from './job-state-names.ts'

/** The company's jobs, the latest changed first. */
export function CompanyJobs({ id, jobs, job_counts }: Pick<OperatorCompany, 'id' | 'jobs' | 'job_counts'>) {
  if (jobs.length === 0) return <p>求人は、まだありません。</p>
  const states = Object.keys(jobStateNames) as (keyof typeof jobStateNames)[]
  const counted = states.filter((state) => job_counts[state] > 0).map((state) => `${jobStateNames[state]} ${job_counts[state]}`)
  return (
    <>
      <p className="small">
        {counted.join('・')}　<Link to={`/operator/job_offers/all?company_id=${id}`}>この企業の求人をさがす</Link>
      </p>
      <table className="table stacked operator-table">
        <thead>
          <tr>
            <th scope="col">求人</th>
            <th scope="col">状態</th>
            <th scope="col">確認</th>
            <th scope="col">更新</th>
          </tr>
        </thead>
        <tbody>
          {jobs.slice(0, 10).map(({ id, position_title, state, confirmed_at, updated_at }) => (
            <tr key={id}>
              <th scope="row" data-label="求人">
                <Link dir="auto" to={`/operator/job_offers/review?id=${id}`}>
                  {position_title}
                </Link>
              </th>
              <td data-label="状態">
                <span className={`label ${state === 'in_review' ? 'warn' : ''}`}>{jobStateNames[state]}</span>
              </td>
              <td data-label="確認">{confirmed_at ? <ExactTime at={confirmed_at} /> : '—'}</td>
              <td data-label="更新">
                <ExactTime at={updated_at} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
