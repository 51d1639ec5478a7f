import { href } from 'react-router'
import { candidateMeta } from '#web/candidate/candidate-page.tsx'
import { readThreadSearch } from '#web/conversations/list/read-thread-search.ts'
import { ThreadList } from '#web/conversations/list/thread-list.tsx'
import { apiContext } from '#web/platform/api/page-context.ts'
import type { Route } from './+types/list-page.ts'
import { candidateEvents } from './company-calls.ts'
import { CompanyRow } from './company-row.tsx'

const PATH = href('/message/list')
const names = { all: 'すべて', unread: '未読', awaiting: 'あなたの番', scouts: 'スカウト', applications: '応募', archived: 'アーカイブ' }

export async function loader({ context, url }: Route.LoaderArgs) {
  const search = readThreadSearch(url)
  return { search, now: Date.now(), ...(await context.get(apiContext).candidate_users.message_companies(search)) }
}

export const meta = candidateMeta({ title: 'メッセージの一覧', description: '企業とのやりとりの一覧です。', path: PATH })

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
