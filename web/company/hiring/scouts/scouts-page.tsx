import { href, Link } from 'react-router'
import { dayText } from '#contract/platform/time/japan-time.ts'
import { apiContext } from '#web/platform/api/page-context.ts'
import { crumbs } from '#web/platform/shell/crumbs/crumbs.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { DoneNote } from '#web/platform/forms/done-note.tsx'
import { ListPage } from '#web/ui/list/list-page.tsx'
import { CandidatesNav } from '#web/company/candidates-nav.tsx'
import type { Route } from './+types/scouts-page.ts'
import type { SentScout } from '#contract/hiring/scouts/scouts.ts'
import { ScoutDocument } from '#web/conversations/scout-document/scout-document.tsx'

const PATH = href('/online/companies/scouts')

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = /^[1-9]\d{0,4}$/.exec(url.searchParams.get('page') ?? '')?.[0]
  const sent = await context.get(apiContext).company_users.scouts.list({ page })
  return { ...sent, isSent: url.searchParams.has('sent'), now: Date.now() }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: '送ったスカウト', description: '送ったスカウトと、その返事です。', path: PATH, noindex: true })

export const handle = crumbs({ here: '送ったスカウト' })

export default function ScoutsPage({ loaderData }: Route.ComponentProps) {
  const { scouts, left_today, isSent, now } = loaderData
  return (
    <div className="wrap stack">
      <CandidatesNav />
      <ListPage
        title="送ったスカウト"
        answer={isSent && <DoneNote result={{ saved: true, sentence: 'スカウトを送りました。相手が決めた受け取りかたで届きます。' }} />}
        intro={`今日はあと${left_today}通送れます。いつ届いたか、なぜ断られたかは、相手にしかわかりません。`}
        list={loaderData}
        unit="通"
        of="スカウト"
        empty={
          <>
            送ったスカウトは、まだありません。<Link to={href('/online/companies/candidates')}>求職者をさがす</Link>
          </>
        }
      >
        <ul className="stack" data-rows="">
          {scouts.map((scout) => (
            <SentScoutRow key={scout.id} scout={scout} now={new Date(now)} />
          ))}
        </ul>
      </ListPage>
    </div>
  )
}

const states = {
  sent: { name: '返事待ち', tone: '' },
  accepted: { name: '受けてもらえました', tone: 'green' },
  refused: { name: '断られました', tone: '' },
  parked: { name: '今ではない', tone: '' },
  unanswered: { name: '返信なし', tone: 'warn' },
  corrected: { name: '訂正済み', tone: '' },
}

/** One scout: its recipient and its state; its text unfolds. */
const SentScoutRow = ({ scout, now }: { scout: SentScout; now: Date }) => (
  <li className="panel stack">
    <div className="row between">
      <h2 className="h4">
        {scout.candidate_id && scout.heading ? (
          <Link to={`${href('/online/companies/candidates/detail')}?id=${scout.candidate_id}`}>{scout.heading}</Link>
        ) : (
          'いまは見られない求職者'
        )}
      </h2>
      <span className={`label ${states[scout.state].tone}`}>{states[scout.state].name}</span>
    </div>
    <p className="small muted">
      {dayText(scout.sent_at, now)}・<bdi>{scout.member_name}</bdi>・<bdi>{scout.job?.position_title ?? 'オープンポジション'}</bdi>・誠実度 {scout.integrity}
      ・似かた {scout.likeness}%
    </p>
    {scout.state === 'accepted' && scout.candidate_id && (
      <p>
        <Link to={`${href('/online/companies/messages/detail')}?candidate_id=${scout.candidate_id}`}>やりとりを開いて、面談の日を決める</Link>
      </p>
    )}
    <details>
      <summary>本文を読む</summary>
      <ScoutDocument scout={scout} from={`${dayText(scout.sent_at, now)} ${scout.member_name}`} />
    </details>
  </li>
)
