import { Link } from 'react-router'
import '#web/ui/table.css'
import type { AccessRow } from './access-rows.ts'

/** Who looked at what, and when. */
export const AccessTable = ({ rows }: { rows: AccessRow[] }) => (
  <table className="table rows">
    <thead>
      <tr>
        <th scope="col">企業</th>
        <th scope="col">見たところ</th>
        <th scope="col" className="r">
          日時
        </th>
      </tr>
    </thead>
    <tbody>
      {rows.map(({ id, at, when, company_id, company_name, member_name, what }) => (
        <tr key={id}>
          <td>
            <Link to={`/company/detail?id=${company_id}`}>
              <bdi>{company_name}</bdi>
            </Link>
            {member_name && (
              <span className="small muted">
                {' '}
                <bdi>{member_name}</bdi>
              </span>
            )}
          </td>
          <td>{what}</td>
          <td className="r">
            <time dateTime={at}>{when}</time>
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)
