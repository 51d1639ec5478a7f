import { Link } from 'react-router'
import type { ProfileUpdateRequestCount } from '#contract/candidates/following/visitor-histories.ts'

type UpdateRequestsProps = { interest: ProfileUpdateRequestCount[]; vision: ProfileUpdateRequestCount[] }

/** What companies would like to read more about, with the page where it is written. */
export function UpdateRequests({ interest, vision }: UpdateRequestsProps) {
  if (interest.length + vision.length === 0) return null
  return (
    <section className="panel stack" aria-labelledby="requests">
      <h2 id="requests">もっと知りたいと頼まれています</h2>
      <Requests requests={interest} to="/profile/advance" button="興味・希望条件を書く" />
      <Requests requests={vision} to="/profile/yourvision" button="your vision を書く" />
      <p className="small muted">書くかどうかは自由です。書いて保存すると、頼みは消えます。</p>
    </section>
  )
}

const Requests = ({ requests, to, button }: { requests: ProfileUpdateRequestCount[]; to: string; button: string }) =>
  requests.length > 0 && (
    <div className="update-requests">
      <ul>
        {requests.map(({ key, label, company_id, company_name, linkable, count }) => (
          <li key={key}>
            <b>{label}</b>
            <span className="small">
              {linkable ? (
                <Link to={`/company/detail?id=${company_id}`}>
                  <bdi>{company_name}</bdi>
                </Link>
              ) : (
                <bdi>{company_name}</bdi>
              )}
              {count > 1 && `ほか${count - 1}社`}
            </span>
          </li>
        ))}
      </ul>
      <Link className="button small" to={to}>
        {button}
      </Link>
    </div>
  )
