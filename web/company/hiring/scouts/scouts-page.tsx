import { Link } from 'react-router'
import { apiContext } from '#web/platform/api/page-context.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { pagePath } from '#web/ui/nav/page-path.ts'
import { Pager } from '#web/ui/nav/pager.tsx'
import { Seed } from '#web/ui/seed.tsx'
import { PeopleNav } from '#web/company/people-nav.tsx'
import type { Route } from './+types/scouts-page.ts'
import { SentScoutRow } from './sent-scout-row.tsx'
import '#web/ui/panel.css'

const PATH = '/online/companies/scouts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = /^[1-9]\d{0,4}$/.exec(url.searchParams.get('page') ?? '')?.[0]
  const sent = await context.get(apiContext).company_users.scouts.list({ page })
  return { ...sent, isSent: url.searchParams.has('sent'), now: Date.now() }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: '送ったスカウト', description: '送ったスカウトと、その返事です。', path: PATH, noindex: true })

export default function ScoutsPage({ loaderData: { scouts, total, page, per_page, left_today, isSent, now } }: Route.ComponentProps) {
  return (
    <div className="wrap stack">
      <PeopleNav />
      <h1>送ったスカウト</h1>
      {isSent && (
        <div className="note green">
          <output>スカウトを送りました。相手が決めた受け取りかたで届きます。</output>
        </div>
      )}
      <p className="prose">今日はあと{left_today}通送れます。いつ届いたか、なぜ断られたかは、相手にしかわかりません。</p>
      {scouts.length === 0 && (
        <div className="blank">
          <Seed />
          <p>送ったスカウトは、まだありません。</p>
          <Link className="button" to="/online/companies/candidates">
            求職者をさがす
          </Link>
        </div>
      )}
      <ul className="stack">
        {scouts.map((scout) => (
          <SentScoutRow key={scout.id} scout={scout} now={new Date(now)} />
        ))}
      </ul>
      <Pager page={page} pages={Math.ceil(total / per_page)} to={(number) => pagePath(PATH, number)} />
    </div>
  )
}
