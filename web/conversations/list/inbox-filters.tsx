import { Form, Link } from 'react-router'
import type { ThreadFilter } from '#contract/conversations/threads.ts'
import { inboxPath } from './inbox-path.ts'
import '#web/ui/nav/line-nav.css'

type InboxFiltersProps = { path: string; filter: ThreadFilter; q: string; counts: Record<ThreadFilter, number>; names: Partial<Record<ThreadFilter, string>> }

/** The search over a list of threads and what it can be narrowed to. */
export const InboxFilters = ({ path, filter, q, counts, names }: InboxFiltersProps) => (
  <>
    <search>
      <Form className="inbox-search" action={path}>
        {filter !== 'all' && <input type="hidden" name="filter" value={filter} />}
        <label className="vh" htmlFor="inbox-q">
          相手の名前と本文からさがす
        </label>
        <input className="input" id="inbox-q" type="search" name="q" defaultValue={q} maxLength={200} placeholder="相手の名前、本文" key={q} />
        <button type="submit" className="button">
          さがす
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
  </>
)
