import { Link, useRouteLoaderData } from 'react-router'
import type { Operator, Site } from '#contract/pages.ts'
import { phoneLink } from './phone-link.ts'
import './operator-lines.css'

const nobody: Operator = {}

/** Who runs the site, under which registrations, and whom complaints reach, at the foot of every page. A trial leaves out what is not set. */
export function OperatorLines() {
  const { name, phone, complaint_desk, complaint_hours, job_information_number, telecom_number } = useRouteLoaderData<Site>('root')?.operator ?? nobody
  return (
    <dl className="operator-lines">
      {name && (
        <div>
          <dt>運営</dt>
          <dd>{name}</dd>
        </div>
      )}
      <div>
        <dt>苦情・相談の窓口</dt>
        <dd>
          <Link to="/about/contact">{complaint_desk ?? '問い合わせと通報'}</Link>
          {phone && <a href={phoneLink(phone)}>{phone}</a>}
          {complaint_hours && <span>{complaint_hours}</span>}
        </dd>
      </div>
      {job_information_number && (
        <div>
          <dt>特定募集情報等提供事業 届出受理番号</dt>
          <dd>{job_information_number}</dd>
        </div>
      )}
      {telecom_number && (
        <div>
          <dt>電気通信事業 届出番号</dt>
          <dd>{telecom_number}</dd>
        </div>
      )}
    </dl>
  )
}
