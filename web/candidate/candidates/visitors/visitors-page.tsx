import { href, Link } from 'react-router'
import { dayText } from '#contract/platform/time/japan-time.ts'
import type { ProfileUpdateRequestCount, VisitorHistory } from '#contract/candidates/following/visitor-histories.ts'
import { candidateMeta, CandidatePage } from '#web/candidate/candidate-page.tsx'
import { NothingYet } from '#web/candidate/nothing-yet.tsx'
import { partLabel } from '#web/candidates/visibility/part-label.ts'
import { DemoLabel } from '#web/companies/demo-label.tsx'
import { apiContext } from '#web/platform/api/page-context.ts'
import { pagePath } from '#web/ui/nav/page-path.ts'
import { Pager } from '#web/ui/nav/pager.tsx'
import type { Route } from './+types/visitors-page.ts'
import { pageOf } from '../following/page-of.ts'
import { AccessLog } from '../privacy/ledger/access-log.tsx'
import { loadAccessLog } from '../privacy/ledger/load-access-log.ts'
import './visitors.css'

export async function loader({ context, url }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const { visitor_histories, profile_update_requests } = api.candidate_users
  const now = new Date()
  const page = pageOf(url)
  const [visitors, interest, vision, log] = await Promise.all([
    visitor_histories({ page }),
    profile_update_requests({ request_kind: 'interest' }),
    profile_update_requests({ request_kind: 'vision' }),
    loadAccessLog(api, url, now),
  ])
  return { ...visitors, interest: interest.profile_update_requests, vision: vision.profile_update_requests, log, now: now.getTime() }
}

export const meta = candidateMeta({ title: '足あと', description: 'どの企業が、いつ、プロフィールのどこを見たかを確かめます。', path: href('/visitors') })

export default function VisitorsPage({ loaderData: { visitor_histories, total, page, per_page, interest, vision, log, now } }: Route.ComponentProps) {
  const pages = Math.max(1, Math.ceil(total / per_page))
  return (
    <CandidatePage look="narrow stack visitors" title="足あと" intro="あなたのプロフィールを開いた企業です。ブロックした企業は、開くことができません。">
      <UpdateRequests interest={interest} vision={vision} />
      <section aria-labelledby="visits">
        <h2 id="visits">プロフィールを見た企業</h2>
        {visitor_histories.length > 0 ? (
          <ul className="visitor-rows">
            {visitor_histories.map((visit) => (
              <VisitorRow key={`${visit.company_id} ${visit.access_on}`} visit={visit} now={new Date(now)} />
            ))}
          </ul>
        ) : (
          <NothingYet to={total > 0 ? href('/visitors') : href('/profile')} label={total > 0 ? '最初のページを見る' : 'プロフィールを書く'}>
            {total > 0 ? 'このページに足あとはありません。' : '足あとは、まだありません。'}
          </NothingYet>
        )}
        {pages > 1 && page <= pages && <Pager page={page} pages={pages} to={(number) => pagePath(href('/visitors'), number)} />}
      </section>
      <AccessLog log={log} />
    </CandidatePage>
  )
}

/** A company's visit on one day: what it saw, and what it would like to read. */
function VisitorRow({ visit, now }: { visit: VisitorHistory; now: Date }) {
  const { last_access_at, parts, candidate_profile_update_request: request } = visit
  return (
    <li className="visitor-row">
      <time className="muted small" dateTime={last_access_at}>
        {dayText(last_access_at, now)}
      </time>
      <div>
        <p>
          <CompanyName company={visit} /> <DemoLabel company={visit} />
        </p>
        {parts.length > 0 && <p className="small muted">見た項目　{parts.map(partLabel).join('、')}</p>}
        {request && <p className="small">{askedWith[request.request_type]}の追記を希望しています。</p>}
      </div>
    </li>
  )
}

/** Has no link where the company's page is hidden from the candidate. */
const CompanyName = ({ company: { company_id, name, linkable } }: { company: Pick<VisitorHistory, 'company_id' | 'name' | 'linkable'> }) =>
  linkable ? (
    <Link dir="auto" to={`${href('/company/detail')}?id=${company_id}`}>
      {name}
    </Link>
  ) : (
    <bdi>{name}</bdi>
  )

/** The subject of each kind of update request. */
const askedWith = { 1: '興味・希望条件', 2: 'your vision' } as const

type UpdateRequestsProps = { interest: ProfileUpdateRequestCount[]; vision: ProfileUpdateRequestCount[] }

/** What companies would like to read more about, with the page on which the candidate writes it. */
function UpdateRequests({ interest, vision }: UpdateRequestsProps) {
  if (interest.length + vision.length === 0) return null
  return (
    <section className="panel stack" aria-labelledby="requests">
      <h2 id="requests">企業が知りたがっていること</h2>
      <Requests requests={interest} to={`${href('/profile')}?edit=interest`} button="興味・希望条件を書く" />
      <Requests requests={vision} to={`${href('/profile')}?edit=vision`} button="your vision を書く" />
      <p className="small muted">書くかどうかは自由です。書いて保存すると、頼みは消えます。</p>
    </section>
  )
}

const Requests = ({ requests, to, button }: { requests: ProfileUpdateRequestCount[]; to: string; button: string }) =>
  requests.length > 0 && (
    <div className="update-requests">
      <ul>
        {requests.map(({ key, label, company_name, count, ...company }) => (
          <li key={key}>
            <b>{label}</b>
            <span className="small">
              <CompanyName company={{ ...company, name: company_name }} />
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
