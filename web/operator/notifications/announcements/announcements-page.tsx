import { href, Link } from 'react-router'
import { AnnouncementSearch, type ListedAnnouncement } from '#contract/notifications/announcements/operator-announcements.ts'
import { readSearch } from '#contract/jobs/search/read-search.ts'
import { apiContext } from '#web/platform/api/page-context.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { ExactTime } from '#web/platform/time/exact-time.tsx'
import { FormAnswer } from '#web/platform/forms/form-answer.tsx'
import { type Columns, DataTable } from '#web/ui/list/data-table.tsx'
import { ListFilters } from '#web/ui/list/list-filters.tsx'
import { ListPage } from '#web/ui/list/list-page.tsx'
import { useOperatorAccount } from '#web/operator/use-operator-account.ts'
import { KeyHint } from '#web/work/keys/key-hint.tsx'
import type { Route } from './+types/announcements-page.ts'
import { announcementWords } from './announcement-words.ts'
import { StateLabel } from './state-label.tsx'

const PATH = href('/operator/notices')

export async function loader({ context, url }: Route.LoaderArgs) {
  const search = readSearch(AnnouncementSearch, url.searchParams)
  const found = await context.get(apiContext).operators.notifications.list(search)
  return { ...found, search, done: url.searchParams.get('done') === 'deleted' && '下書きを削除しました。' }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: 'お知らせ', description: '運営から出すお知らせ。', path: PATH, noindex: true })

const columns: Columns<ListedAnnouncement> = [
  {
    key: 'title',
    header: '題名',
    cell: ({ id, title }) => (
      <Link dir="auto" to={`${PATH}/detail?id=${id}`}>
        {title}
      </Link>
    ),
  },
  { key: 'state', header: '状態', cell: ({ state, is_waiting }) => <StateLabel state={state} isWaiting={is_waiting} /> },
  {
    key: 'audience',
    header: '宛先',
    cell: ({ audience, is_narrowed }) => (
      <>
        {announcementWords.audiences[audience]}
        {is_narrowed && <span className="small muted">（一部）</span>}
      </>
    ),
  },
  {
    key: 'time',
    header: '期間',
    cell: ({ display_start_at, display_end_at }) => (
      <>
        <ExactTime at={display_start_at} /> 〜 {display_end_at && <ExactTime at={display_end_at} />}
      </>
    ),
  },
  { key: 'seen', header: '見た人', kind: 'end', cell: ({ seen }) => seen?.toLocaleString('ja-JP') ?? '5未満' },
  {
    key: 'confirmed',
    header: '確認した人',
    kind: 'end',
    cell: ({ is_require_confirm, confirmed }) => is_require_confirm && (confirmed?.toLocaleString('ja-JP') ?? '5未満'),
  },
]

export default function OperatorAnnouncementsPage({ loaderData }: Route.ComponentProps) {
  const { notices, search, done } = loaderData
  const { acts } = useOperatorAccount()
  return (
    <ListPage
      title="お知らせ"
      act={
        acts.includes('publish_notices') && (
          <Link className="button primary" to={`${PATH}/edit`} data-key="c">
            お知らせを作成
            <KeyHint of="c" />
          </Link>
        )
      }
      answer={<FormAnswer result={undefined} done={done} />}
      filters={
        <ListFilters
          filters={[
            { name: 'state', label: '状態', value: search.state, options: announcementWords.states },
            { name: 'audience', label: '宛先', value: search.audience, options: announcementWords.audiences },
          ]}
        />
      }
      list={loaderData}
      of="お知らせ"
      empty="お知らせは、まだありません。"
    >
      <DataTable caption="お知らせ" columns={columns} rows={notices} id={({ id }) => id} />
    </ListPage>
  )
}
