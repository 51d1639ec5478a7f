import { readThreadSearch } from '#web/conversations/list/read-thread-search.ts'
import { ThreadList } from '#web/conversations/list/thread-list.tsx'
import { apiContext } from '#web/platform/api/page-context.ts'
import { routeMiddleware } from '#web/platform/shell/guards/route-middleware.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import type { Route } from './+types/list-page.ts'
import { candidateEvents } from './candidate-events.ts'
import { CompanyRow } from './company-row.tsx'

const PATH = '/message/list'
const names = { all: 'すべて', unread: '未読', awaiting: 'あなたの番', scouts: 'スカウト', applications: '応募', archived: 'アーカイブ' }

export const middleware = routeMiddleware('signed-in')

export async function loader({ context, url }: Route.LoaderArgs) {
  const search = readThreadSearch(url)
  return { search, now: Date.now(), ...(await context.get(apiContext).candidate_users.message_companies(search)) }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: 'メッセージの一覧', description: '企業とのやりとりの一覧です。', path: PATH, noindex: true })

export default function ListPage({ loaderData: { threads, ...found } }: Route.ComponentProps) {
  return (
    <ThreadList path={PATH} events={candidateEvents} names={names} found={found}>
      {threads.map((thread) => (
        <li key={thread.company.id}>
          <CompanyRow thread={thread} now={new Date(found.now)} />
        </li>
      ))}
    </ThreadList>
  )
}
