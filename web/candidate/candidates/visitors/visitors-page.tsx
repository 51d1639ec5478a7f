import { Link } from 'react-router'
import { apiContext } from '#web/platform/api/page-context.ts'
import { routeMiddleware } from '#web/platform/shell/guards/route-middleware.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { pagePath } from '#web/ui/nav/page-path.ts'
import { Pager } from '#web/ui/nav/pager.tsx'
import { Seed } from '#web/ui/seed.tsx'
import type { Route } from './+types/visitors-page.ts'
import { UpdateRequests } from './update-requests.tsx'
import { VisitorRow } from './visitor-row.tsx'
import './visitors.css'

export const middleware = routeMiddleware('signed-in')

export async function loader({ context, url }: Route.LoaderArgs) {
  const { visitor_histories, profile_update_requests } = context.get(apiContext).candidate_users
  // A page that cannot be one is the first.
  const page = /^[1-9]\d{0,4}$/.exec(url.searchParams.get('page') ?? '')?.[0]
  const [visitors, interest, vision] = await Promise.all([
    visitor_histories({ page }),
    profile_update_requests({ request_kind: 'interest' }),
    profile_update_requests({ request_kind: 'vision' }),
  ])
  return { ...visitors, interest: interest.profile_update_requests, vision: vision.profile_update_requests, now: Date.now() }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: '足あと', description: 'どの企業が、いつ、プロフィールのどこを見たかを確かめます。', path: '/visitors', noindex: true })

export default function VisitorsPage({ loaderData: { visitor_histories, total, page, per_page, interest, vision, now } }: Route.ComponentProps) {
  const pages = Math.max(1, Math.ceil(total / per_page))
  return (
    <div className="wrap visitors stack">
      <h1>足あと</h1>
      <p className="prose">あなたのプロフィールを開いた企業です。ブロックした企業は、開くことができません。</p>
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
          <div className="blank visitors-blank">
            <Seed />
            <p>{total > 0 ? 'このページに足あとはありません。' : '足あとは、まだありません。'}</p>
            <Link className="button small" to={total > 0 ? '/visitors' : '/profile'}>
              {total > 0 ? '最初のページを見る' : 'プロフィールを書く'}
            </Link>
          </div>
        )}
        {pages > 1 && page <= pages && <Pager page={page} pages={pages} to={(number) => pagePath('/visitors', number)} />}
      </section>
      <p className="small muted">
        1回ごとの記録は<Link to="/settings/privacy/ledger">見られた記録</Link>で確かめ、ファイルで受け取れます。
      </p>
    </div>
  )
}
