import { Link } from 'react-router'
import type { VisitorHistory } from '#contract/candidates/following/visitor-histories.ts'
import { DemoLabel } from '#web/companies/demo-label.tsx'
import { dayText } from '#web/ui/text/day-text.ts'
import { partLabel } from '#web/candidates/visibility/part-label.ts'
import { askedWith } from './asked-with.ts'

/** A company's visit on one day: what it saw, and what it would like to read. Without a link where its page is not for me. */
export function VisitorRow({ visit, now }: { visit: VisitorHistory; now: Date }) {
  const { company_id, name, last_access_at, linkable, parts, candidate_profile_update_request: request } = visit
  return (
    <li className="visitor-row">
      <time className="muted small" dateTime={last_access_at}>
        {dayText(last_access_at, now)}
      </time>
      <div>
        <p>
          {linkable ? (
            <Link to={`/company/detail?id=${company_id}`}>
              <bdi>{name}</bdi>
            </Link>
          ) : (
            <bdi>{name}</bdi>
          )}{' '}
          <DemoLabel company={visit} />
        </p>
        {parts.length > 0 && <p className="small muted">見た項目　{parts.map(partLabel).join('、')}</p>}
        {request && <p className="small">{askedWith[request.request_type]}の書き足しを頼んでいます。</p>}
      </div>
    </li>
  )
}
