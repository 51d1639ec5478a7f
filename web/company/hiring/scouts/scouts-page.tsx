import { href, Link, redirect } from 'react-router'
import { CANCEL_SECONDS } from '#contract/hiring/scouts/scout-limits.ts'
import { dayText } from '#contract/platform/time/japan-time.ts'
import { apiContext } from '#web/platform/api/page-context.ts'
import { crumbs } from '#web/platform/shell/crumbs/crumbs.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { FormAnswer } from '#web/platform/forms/form-answer.tsx'
import { usePageForm } from '#web/platform/forms/page-form/use-page-form.ts'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'
import { ListPage } from '#web/ui/list/list-page.tsx'
import { CandidatesNav } from '#web/company/candidates-nav.tsx'
import type { Route } from './+types/scouts-page.ts'
import type { SentScout } from '#contract/hiring/scouts/scouts.ts'
import { DraftList } from './sent/draft-list.tsx'
import { CancelScout } from './sent/cancel-scout.tsx'
import { ScoutDocument } from '#web/conversations/scout-document/scout-document.tsx'

const PATH = href('/online/companies/scouts')

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = /^[1-9]\d{0,4}$/.exec(url.searchParams.get('page') ?? '')?.[0]
  const { scouts, scout_drafts } = context.get(apiContext).company_users
  const [sent, { drafts }] = await Promise.all([scouts.list({ page }), scout_drafts.list({})])
  return { ...sent, drafts, done: doneWords(url.searchParams), now: Date.now() }
}

/** What led to the list, as it says itself. */
function doneWords(params: URLSearchParams) {
  if (params.has('canceled')) return 'スカウトを取り消しました。候補者には届いていません。'
  return params.has('sent') && `スカウトを送信しました。${CANCEL_SECONDS}秒間は取り消せます。その後、候補者の受信設定に従って配信されます。`
}

export const action = (args: Route.ActionArgs) =>
  submitForm(args, async ({ company_users: { scouts, scout_drafts } }, values, intent) => {
    if (intent === 'remove_draft') {
      await scout_drafts.remove({ draft_id: textOf(values.draft_id) })
      return '下書きを削除しました。'
    }
    const { candidate_id, draft_id } = await scouts.cancel({ scout_id: textOf(values.scout_id) })
    return redirect(`${href('/online/companies/scouts/new')}?candidate_id=${candidate_id}&draft=${draft_id}&canceled`, 303)
  })

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: '送信したスカウト', description: '送信したスカウトと、その返信です。', path: PATH, noindex: true })

export const handle = crumbs({ here: '送信したスカウト' })

export default function ScoutsPage({ loaderData }: Route.ComponentProps) {
  const { scouts, drafts, left_today, done, now } = loaderData
  const { result } = usePageForm()
  return (
    <div className="wrap stack">
      <CandidatesNav />
      <DraftList drafts={drafts} now={now} />
      <ListPage
        title="送信したスカウト"
        answer={<FormAnswer result={result} done={done} />}
        intro={`今日の送信数：残り${left_today}通。配信日時と辞退理由は、候補者にしかわかりません。`}
        list={loaderData}
        unit="通"
        of="スカウト"
        empty={
          <>
            送信したスカウトはまだありません。<Link to={href('/online/companies/candidates')}>候補者検索</Link>
          </>
        }
      >
        <ul className="stack" data-rows="">
          {scouts.map((scout) => (
            <SentScoutRow key={scout.id} scout={scout} now={now} />
          ))}
        </ul>
      </ListPage>
    </div>
  )
}

const states = {
  sent: { name: '返信待ち', tone: '' },
  accepted: { name: '承諾', tone: 'green' },
  refused: { name: '辞退', tone: '' },
  parked: { name: '保留（時期変更）', tone: '' },
  unanswered: { name: '返信なし', tone: 'warn' },
  corrected: { name: '訂正済み', tone: '' },
}

/** One scout: its recipient and its state; its text unfolds. */
const SentScoutRow = ({ scout, now }: { scout: SentScout; now: number }) => (
  <li className="panel stack">
    <div className="row between">
      <h2 className="h4">
        {scout.candidate_id && scout.heading ? (
          <Link to={`${href('/online/companies/candidates/detail')}?id=${scout.candidate_id}`}>
            <bdi>{scout.heading}</bdi>
          </Link>
        ) : (
          '現在は閲覧できない候補者'
        )}
      </h2>
      <span className={`label ${states[scout.state].tone}`}>{states[scout.state].name}</span>
    </div>
    <p className="small muted">
      {dayText(scout.sent_at, new Date(now))}・<bdi>{scout.member_name}</bdi>・<bdi>{scout.job?.position_title ?? 'オープンポジション'}</bdi>・個別性スコア{' '}
      {scout.integrity}
      ・類似度 {scout.likeness}%
    </p>
    {scout.cancelable_until && <CancelScout scout_id={scout.id} until={scout.cancelable_until} now={now} />}
    {scout.state === 'accepted' && scout.candidate_id && (
      <p>
        <Link to={`${href('/online/companies/messages/detail')}?candidate_id=${scout.candidate_id}`}>やりとりを開いて日程を調整</Link>
      </p>
    )}
    <details>
      <summary>本文を読む</summary>
      <ScoutDocument scout={scout} from={`${dayText(scout.sent_at, new Date(now))} ${scout.member_name}`} />
    </details>
  </li>
)
