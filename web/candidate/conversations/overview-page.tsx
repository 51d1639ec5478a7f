import { href, Link } from 'react-router'
import { candidateMeta, CandidatePage } from '#web/candidate/candidate-page.tsx'
import { NothingYet } from '#web/candidate/nothing-yet.tsx'
import { apiContext } from '#web/platform/api/page-context.ts'
import type { Route } from './+types/overview-page.ts'
import { CompanyRow } from './company-row.tsx'
import '#web/conversations/list/thread-list.css'

export async function loader({ context }: Route.LoaderArgs) {
  const { message_companies } = context.get(apiContext).candidate_users
  const [awaiting, unread, all] = await Promise.all([
    message_companies({ filter: 'awaiting', per_page: 5 }),
    message_companies({ filter: 'unread', per_page: 5 }),
    message_companies({ per_page: 5 }),
  ])
  return { awaiting, unread, all, now: Date.now() }
}

export const meta = candidateMeta({ title: 'メッセージ', description: '企業とのやりとりです。', path: href('/message') })

export default function OverviewPage({ loaderData: { awaiting, unread, all, now } }: Route.ComponentProps) {
  const known = new Set(awaiting.threads.map(({ company }) => company.id))
  const parts = [
    { title: 'あなたの番', filter: 'awaiting', total: awaiting.total, threads: awaiting.threads },
    { title: '未読', filter: 'unread', total: unread.total, threads: unread.threads.filter(({ company }) => !known.has(company.id)) },
    { title: '最近のやりとり', filter: 'all', total: all.total, threads: all.threads },
  ]
  return (
    <CandidatePage look="inbox" title="メッセージ">
      {all.total === 0 && <NothingYet>やりとりは、まだありません。求人のページの「質問する」から始められます。</NothingYet>}
      {parts
        .filter(({ threads }) => threads.length > 0)
        .map(({ title, filter, total, threads }) => (
          <section key={filter} aria-labelledby={`part-${filter}`}>
            <h2 id={`part-${filter}`}>
              {title} <span className="small muted">{total}件</span>
            </h2>
            <ul className="rows">
              {threads.map((thread) => (
                <li key={thread.company.id}>
                  <CompanyRow thread={thread} now={new Date(now)} />
                </li>
              ))}
            </ul>
            <p className="small">
              <Link to={filter === 'all' ? href('/message/list') : `${href('/message/list')}?filter=${filter}`}>すべて見る</Link>
            </p>
          </section>
        ))}
    </CandidatePage>
  )
}
