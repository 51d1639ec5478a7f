import { Link } from 'react-router'
import { apiContext } from '#web/platform/api/page-context.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { pagePath } from '#web/ui/nav/page-path.ts'
import { Pager } from '#web/ui/nav/pager.tsx'
import { SeedDrawing } from '#web/ui/states/seed-drawing.tsx'
import { CandidatesNav } from '#web/company/candidates-nav.tsx'
import type { Route } from './+types/scouts-page.ts'
import '#web/ui/panel.css'
import type { SentScout } from '#contract/hiring/scouts/scouts.ts'
import { ScoutDocument } from '#web/conversations/scout-document/scout-document.tsx'
import { dayText } from '#web/ui/text/day-text.ts'

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
      <CandidatesNav />
      <h1>送ったスカウト</h1>
      {isSent && (
        <div className="note green">
          <output>スカウトを送りました。相手が決めた受け取りかたで届きます。</output>
        </div>
      )}
      <p className="prose">今日はあと{left_today}通送れます。いつ届いたか、なぜ断られたかは、相手にしかわかりません。</p>
      {scouts.length === 0 && (
        <div className="blank">
          <SeedDrawing />
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

const states = {
  sent: '返事待ち',
  accepted: '受けてもらえました',
  refused: '断られました',
  parked: '今ではない',
  unanswered: '返信なし',
  corrected: '訂正済み',
}

const tones = { sent: 'label', accepted: 'label green', refused: 'label', parked: 'label', unanswered: 'label warn', corrected: 'label' }

/** One scout: its recipient and its state; its text unfolds. */
const SentScoutRow = ({ scout, now }: { scout: SentScout; now: Date }) => (
  <li className="panel stack">
    <div className="row between">
      <h2 className="h4">
        {scout.candidate_id && scout.heading ? (
          <Link to={`/online/companies/candidates/detail?id=${scout.candidate_id}`}>{scout.heading}</Link>
        ) : (
          'いまは見られない求職者'
        )}
      </h2>
      <span className={tones[scout.state]}>{states[scout.state]}</span>
    </div>
    <p className="small muted">
      {dayText(scout.sent_at, now)}・<bdi>{scout.member_name}</bdi>・<bdi>{scout.job?.position_title ?? 'オープンポジション'}</bdi>・誠実度 {scout.integrity}
      ・似かた {scout.likeness}%
    </p>
    {scout.state === 'accepted' && scout.candidate_id && (
      <p>
        <Link to={`/online/companies/messages/detail?candidate_id=${scout.candidate_id}`}>やりとりを開いて、面談の日を決める</Link>
      </p>
    )}
    <details>
      <summary>本文を読む</summary>
      <ScoutDocument scout={scout} from={`${dayText(scout.sent_at, now)} ${scout.member_name}`} />
    </details>
  </li>
)
