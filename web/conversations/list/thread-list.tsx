import type { ReactNode } from 'react'
import { Link, useRevalidator, Form } from 'react-router'
import type { ThreadFilter } from '#contract/conversations/threads.ts'
import { Pager } from '#web/ui/nav/pager.tsx'
import { SeedDrawing } from '#web/ui/states/seed-drawing.tsx'
import { useLive } from '../live/use-live.ts'
import './thread-list.css'
import '#web/ui/nav/line-nav.css'

type ThreadListProps = {
  path: string
  /** The event stream of the user who reads. */
  events: string
  names: Partial<Record<ThreadFilter, string>>
  found: { search: { filter: ThreadFilter; q: string }; counts: Record<ThreadFilter, number>; total: number; page: number; per_page: number }
  /** What stands beside the title. */
  tools?: ReactNode
  /** The rows of this page, each a list item. */
  children: ReactNode
}

/** All conversations of one side, and filters for them. */
export function ThreadList({ path, events, names, found: { search, counts, total, page, per_page }, tools, children }: ThreadListProps) {
  const { revalidate } = useRevalidator()
  useLive(events, () => void revalidate())
  return (
    <div className="wrap inbox stack">
      <div className="row between">
        <h1>メッセージ</h1>
        {tools}
      </div>
      <InboxFilters path={path} filter={search.filter} q={search.q} counts={counts} names={names} />
      {total === 0 ? (
        <div className="blank">
          <SeedDrawing />
          <p>{search.q ? `「${search.q}」を含むやりとりは、ありません。` : '当てはまるやりとりは、ありません。'}</p>
          <Link className="button" to={path}>
            すべてを見る
          </Link>
        </div>
      ) : (
        <ul className="rows" data-rows="">
          {children}
        </ul>
      )}
      <Pager page={page} pages={Math.ceil(total / per_page)} to={(number) => inboxPath(path, { ...search, page: number })} />
    </div>
  )
}

type InboxFiltersProps = { path: string; filter: ThreadFilter; q: string; counts: Record<ThreadFilter, number>; names: Partial<Record<ThreadFilter, string>> }

/** The search over a list of conversations, and its filters. */
const InboxFilters = ({ path, filter, q, counts, names }: InboxFiltersProps) => (
  <div className="inbox-tools">
    <search>
      <Form className="inbox-search" action={path}>
        {filter !== 'all' && <input type="hidden" name="filter" value={filter} />}
        <label className="vh" htmlFor="inbox-q">
          相手の名前と本文を検索
        </label>
        <input className="input" id="inbox-q" type="search" name="q" defaultValue={q} maxLength={200} placeholder="相手の名前、本文" key={q} data-key="/" />
        <button type="submit" className="button">
          検索
        </button>
      </Form>
    </search>
    <nav className="line-nav" aria-label="絞り込み">
      {Object.entries(names).map(([name, label]) => (
        <Link key={name} to={inboxPath(path, { filter: name, q })} aria-current={name === filter ? 'page' : undefined}>
          {label}
          <span className="small muted">{counts[name as ThreadFilter]}</span>
        </Link>
      ))}
    </nav>
  </div>
)

type Search = { filter: string; q: string; page?: number }

/** The address of a list of conversations, without default parameters. */
function inboxPath(path: string, { filter, q, page = 1 }: Search) {
  const query = new URLSearchParams({ ...(filter === 'all' ? {} : { filter }), ...(q ? { q } : {}), ...(page > 1 ? { page: String(page) } : {}) }).toString()
  return query ? `${path}?${query}` : path
}
