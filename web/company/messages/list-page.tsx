import { Link, useRevalidator } from 'react-router'
import { InboxFilters } from '#web/messages/list/inbox-filters.tsx'
import { inboxPath } from '#web/messages/list/inbox-path.ts'
import { readThreadSearch } from '#web/messages/list/read-thread-search.ts'
import { useLive } from '#web/messages/live/use-live.ts'
import { apiContext } from '#web/page-context.ts'
import { pageMeta } from '#web/shell/page-meta.ts'
import { Pager } from '#web/ui/pager.tsx'
import { Seed } from '#web/ui/seed.tsx'
import type { Route } from './+types/list-page.ts'
import { companyEvents } from './candidate-calls.ts'
import { CandidateRow } from './candidate-row.tsx'
import '#web/messages/list/thread-list.css'

const PATH = '/online/companies/messages'
const names = { all: 'すべて', unread: '未読', awaiting: 'こちらの番', mine: '自分の担当', scouts: 'スカウト', applications: '応募', archived: 'アーカイブ' }

export async function loader({ context, url }: Route.LoaderArgs) {
  const search = readThreadSearch(url)
  return { search, now: Date.now(), ...(await context.get(apiContext).company_users.message_candidates(search)) }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: 'メッセージ', description: '求職者とのやりとりです。', path: PATH, noindex: true })

export default function ListPage({ loaderData: { search, threads, counts, total, page, per_page, ...loaderData } }: Route.ComponentProps) {
  const now = new Date(loaderData.now)
  const { revalidate } = useRevalidator()
  useLive(companyEvents, () => void revalidate())
  return (
    <div className="wrap inbox stack">
      <h1>メッセージ</h1>
      <InboxFilters path={PATH} filter={search.filter} q={search.q} counts={counts} names={names} />
      {total === 0 ? (
        <div className="blank">
          <Seed />
          <p>{search.q ? `「${search.q}」を含むやりとりは、ありません。` : '当てはまるやりとりは、ありません。'}</p>
          <Link className="button" to={PATH}>
            すべてを見る
          </Link>
        </div>
      ) : (
        <ul className="rows">
          {threads.map((thread) => (
            <li key={thread.candidate.id}>
              <CandidateRow thread={thread} now={now} />
            </li>
          ))}
        </ul>
      )}
      <Pager page={page} pages={Math.ceil(total / per_page)} to={(number) => inboxPath(PATH, { ...search, page: number })} />
    </div>
  )
}
