import { href, Link } from 'react-router'
import type { Approval, ApprovalKind } from '#contract/operations/approvals/approvals.ts'
import { secondOperatorRefusals } from '#contract/platform/errors/second-operator.ts'
import { apiContext } from '#web/platform/api/page-context.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { ExactTime } from '#web/platform/time/exact-time.tsx'
import { type Columns, DataTable } from '#web/ui/list/data-table.tsx'
import type { Route } from './+types/approvals-page.ts'

const PATH = href('/operator/approvals')

const kindNames: Record<ApprovalKind, string> = {
  disclosure: 'やりとりを開く',
  export: '個人データのエクスポート',
  incident_notice: '漏えいの通知メール',
  announcement: 'お知らせ',
  banner: 'バナー',
  maintenance: 'メンテナンスの知らせ',
  site_settings: 'サイトの設定',
  restore: 'バックアップからの復元',
  operator: '運営のメンバー',
}

/** `by=others`: without what the viewer asked for, which they cannot decide. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { approvals } = await context.get(apiContext).operators.approvals.list()
  const isOfOthers = url.searchParams.get('by') === 'others'
  return { approvals: isOfOthers ? approvals.filter(({ is_mine }) => !is_mine) : approvals, isOfOthers }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: '承認待ち', description: '2人目の承認を待つものを見ます。', path: PATH, noindex: true })

const columns: Columns<Approval> = [
  {
    key: 'what',
    header: '内容',
    cell: ({ kind, about, path }) => (
      <>
        <Link to={path}>{kindNames[kind]}</Link> <bdi>{about}</bdi>
      </>
    ),
  },
  { key: 'reason', header: '理由・内容', cell: ({ reason }) => <bdi>{reason}</bdi> },
  { key: 'by', header: '依頼', cell: ({ asked_by_name, is_mine }) => (is_mine ? 'あなた' : <bdi>{asked_by_name}</bdi>) },
  { key: 'at', header: '依頼日時', cell: ({ asked_at }) => asked_at && <ExactTime at={asked_at} /> },
  { key: 'until', header: '期限', cell: ({ expires_at }) => expires_at && <ExactTime at={expires_at} /> },
  {
    key: 'may',
    header: '承認',
    cell: ({ is_mine, hindrance }) =>
      is_mine ? (
        'ほかのメンバーを待っています'
      ) : hindrance ? (
        secondOperatorRefusals[hindrance].message
      ) : (
        <span className="label warn">あなたを待っています</span>
      ),
  },
]

export default function ApprovalsPage({ loaderData: { approvals, isOfOthers } }: Route.ComponentProps) {
  return (
    <div className="stack">
      <h1>承認待ち</h1>
      <p className="muted">依頼した人とは別のメンバーが決めます。依頼があると、承認できるメンバーにメールで知らせています。</p>
      {isOfOthers && (
        <p>
          ほかのメンバーの依頼だけを表示しています。<Link to={PATH}>自分の依頼も表示</Link>
        </p>
      )}
      {approvals.length > 0 ? (
        <DataTable caption="承認待ち" columns={columns} rows={approvals} id={({ kind, id }) => `${kind}-${id}`} />
      ) : (
        <p>
          承認を待つものはありません。やりとりの開示、個人データのエクスポート、漏えいの通知、お知らせの公開とメール、バナー、メンテナンスの知らせ、重要な設定、復元、メンバーの追加が、ここに並びます。
        </p>
      )}
    </div>
  )
}
