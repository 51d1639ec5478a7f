import { href } from 'react-router'
import { readThreadSearch } from '#web/conversations/list/read-thread-search.ts'
import { ThreadList } from '#web/conversations/list/thread-list.tsx'
import { apiContext } from '#web/platform/api/page-context.ts'
import { ViewsMenu } from '#web/work/table/views/views-menu.tsx'
import { viewsOf } from '#web/work/table/views/views-of.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import type { Route } from './+types/list-page.ts'
import { companyEvents } from './candidate-calls.ts'
import { CandidateRow } from './candidate-row.tsx'

const PATH = href('/online/companies/messages')
const names = { all: 'すべて', unread: '未読', awaiting: '要返信', mine: '自分の担当', scouts: 'スカウト', applications: '応募', archived: 'アーカイブ' }

export async function loader({ context, url }: Route.LoaderArgs) {
  const search = readThreadSearch(url)
  const api = context.get(apiContext)
  const [found, views] = await Promise.all([api.company_users.message_candidates(search), viewsOf(api, PATH, 'messages').list()])
  return { search, now: Date.now(), ...found, views }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: 'メッセージ', description: '候補者とのやりとりです。', path: PATH, noindex: true })

export default function ListPage({ loaderData: { threads, views, ...found } }: Route.ComponentProps) {
  return (
    <ThreadList path={PATH} events={companyEvents} names={names} found={found} tools={<ViewsMenu list="messages" views={views} columns={null} />}>
      {threads.map((thread) => (
        <li key={thread.candidate.id}>
          <CandidateRow thread={thread} now={new Date(found.now)} />
        </li>
      ))}
    </ThreadList>
  )
}
