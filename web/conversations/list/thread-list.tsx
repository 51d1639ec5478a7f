import type { ReactNode } from 'react'
import { Link, useRevalidator } from 'react-router'
import type { ThreadFilter } from '#contract/conversations/threads.ts'
import { Pager } from '#web/ui/nav/pager.tsx'
import { Seed } from '#web/ui/seed.tsx'
import { useLive } from '../live/use-live.ts'
import { InboxFilters } from './inbox-filters.tsx'
import { inboxPath } from './inbox-path.ts'
import './thread-list.css'

type ThreadListProps = {
  path: string
  /** Where the side that reads hears of changes. */
  events: string
  names: Partial<Record<ThreadFilter, string>>
  found: { search: { filter: ThreadFilter; q: string }; counts: Record<ThreadFilter, number>; total: number; page: number; per_page: number }
  /** The rows of this page, each a list item. */
  children: ReactNode
}

/** All threads of one side, and what they can be narrowed to. */
export function ThreadList({ path, events, names, found: { search, counts, total, page, per_page }, children }: ThreadListProps) {
  const { revalidate } = useRevalidator()
  useLive(events, () => void revalidate())
  return (
    <div className="wrap inbox stack">
      <h1>メッセージ</h1>
      <InboxFilters path={path} filter={search.filter} q={search.q} counts={counts} names={names} />
      {total === 0 ? (
        <div className="blank">
          <Seed />
          <p>{search.q ? `「${search.q}」を含むやりとりは、ありません。` : '当てはまるやりとりは、ありません。'}</p>
          <Link className="button" to={path}>
            すべてを見る
          </Link>
        </div>
      ) : (
        <ul className="rows">{children}</ul>
      )}
      <Pager page={page} pages={Math.ceil(total / per_page)} to={(number) => inboxPath(path, { ...search, page: number })} />
    </div>
  )
}
