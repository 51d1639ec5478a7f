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
import { useListAddress } from '#web/ui/list/use-list-address.ts'
import { loadList } from '#web/work/table/load-list.ts'
import { ListTabs, stateTabs } from '#web/work/table/tools/list-tabs.tsx'
import { WorkList } from '#web/work/table/work-list.tsx'
import { CandidatesNav } from '#web/company/candidates-nav.tsx'
import type { Route } from './+types/scouts-page.ts'
import type { SentScout } from '#contract/hiring/scouts/scouts.ts'
import { DraftList } from './sent/draft-list.tsx'
import { CancelScout } from './sent/cancel-scout.tsx'
import { scoutsColumns, scoutStates } from './sent/scouts-columns.tsx'
import { sentScouts } from './sent/sent-scouts.ts'
import { ScoutDocument } from '#web/conversations/scout-document/scout-document.tsx'

const PATH = href('/online/companies/scouts')

export async function loader(args: Route.LoaderArgs) {
  const { scout_drafts } = args.context.get(apiContext).company_users
  const [found, { drafts }] = await Promise.all([loadList(args, sentScouts), scout_drafts.list({})])
  return { ...found, drafts, done: doneWords(args.url.searchParams.get('done')) }
}

/** What led to the list, as it says itself. */
function doneWords(done: string | null) {
  if (done === 'canceled') return 'スカウトを取り消しました。候補者には届いていません。'
  return done === 'sent' && `スカウトを送信しました。${CANCEL_SECONDS}秒間は取り消せます。その後、候補者の受信設定に従って配信されます。`
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
  const { drafts, left_today, counts, done } = loaderData
  const now = new Date(loaderData.now)
  const { result } = usePageForm()
  const { valueOf } = useListAddress()
  const open = valueOf('open')
  return (
    <div className="stack">
      <CandidatesNav />
      <WorkList
        loaded={loaderData}
        title="送信したスカウト"
        act={
          <span className="row small">
            {drafts.length > 0 && <a href="#drafts">下書き {drafts.length}</a>}
            <span className="muted">今日の送信数：残り{left_today}通</span>
          </span>
        }
        answer={<FormAnswer result={result} done={done} />}
        tabs={<ListTabs label="状態" of={['scout_state']} tabs={stateTabs('scout_state', scoutStates, counts)} />}
        filters={[{ name: 'mine', label: '送信者', options: { true: '自分' } }]}
        columns={scoutsColumns(now)}
        below={(scout) => (scout.id === open || scout.cancelable_until) && <Unfolded scout={scout} now={now} isRead={scout.id === open} />}
        unit="通"
        of="スカウト"
        empty={
          <>
            送信したスカウトはまだありません。候補者を選び、理由を書いて送ると、返信の状態がここに表示されます。
            <Link to={href('/online/companies/candidates')}>候補者検索</Link>
          </>
        }
      />
      <DraftList drafts={drafts} now={now.getTime()} />
      <p className="small muted">配信日時と辞退理由は、候補者にしかわかりません。</p>
    </div>
  )
}

/** Below its row: the way back while nothing has left, and its text once it is asked for. */
const Unfolded = ({ scout, now, isRead }: { scout: SentScout; now: Date; isRead: boolean }) => (
  <div className="stack">
    {scout.cancelable_until && <CancelScout scout_id={scout.id} until={scout.cancelable_until} now={now.getTime()} />}
    {isRead && <ScoutDocument scout={scout} from={`${dayText(scout.sent_at, now)} ${scout.member_name}`} />}
  </div>
)
