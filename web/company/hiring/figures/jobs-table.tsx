import type { Analytics } from '#contract/hiring/analytics/company-figures.ts'
import { Link } from 'react-router'

const few = (count: number | null) => (count === null ? '5未満' : count.toLocaleString('ja-JP'))

/** Each job of which something happened. Wider than a phone: it scrolls by itself. */
export const JobsTable = ({ jobs }: { jobs: Analytics['jobs'] }) => (
  <div className="scroll">
    <table className="table by-job">
      <thead>
        <tr>
          <th scope="col">求人</th>
          {['閲覧', '気になる', '応募', 'スカウト', '承諾', '断り'].map((name) => (
            <th scope="col" className="r" key={name}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {jobs.map(({ id, position_title, job_views, favorites, applications, scouts_sent, scouts_accepted, scouts_refused }) => (
          <tr key={id}>
            <th scope="row">
              <Link dir="auto" to={id > 0 ? `/online/companies/job_offers/edit?id=${id}` : '/online/companies/selection?job_id=0'}>
                {position_title}
              </Link>
            </th>
            <td className="r">{id > 0 ? few(job_views) : '―'}</td>
            <td className="r">{few(favorites)}</td>
            <td className="r">{applications}</td>
            <td className="r">{scouts_sent}</td>
            <td className="r">{scouts_accepted}</td>
            <td className="r">{scouts_refused}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)
