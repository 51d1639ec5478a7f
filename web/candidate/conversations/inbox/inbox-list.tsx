import { Link } from 'react-router'
import { CompanyRow } from '../company-row.tsx'
import { inboxPath } from './inbox-path.ts'
import { type Inbox, type InboxTab, inboxTabs } from './load-inbox.ts'
import '#web/conversations/list/thread-list.css'
import '#web/ui/styles/label.css'
import './inbox.css'

/** The tabs of the one inbox; the first says how many wait for an answer. */
export const InboxTabs = ({ tab, counts }: Pick<Inbox, 'tab' | 'counts'>) => (
  <nav className="inbox-tabs" aria-label="メッセージの種類">
    {(Object.keys(inboxTabs) as InboxTab[]).map((name) => (
      <Link key={name} to={inboxPath(name)} aria-current={name === tab ? 'page' : undefined}>
        {inboxTabs[name]}
        {name === 'awaiting' && counts.awaiting > 0 && (
          <span className="count" aria-label={`${counts.awaiting}件`}>
            {counts.awaiting}
          </span>
        )}
      </Link>
    ))}
  </nav>
)

type InboxGroupsProps = { inbox: Inbox; now: Date; current?: number; narrow?: boolean }

/** The conversations behind a tab, in its groups. */
export const InboxGroups = ({ inbox: { tab, groups }, now, current, narrow = false }: InboxGroupsProps) =>
  groups.map(({ name, title, threads }) => (
    <section key={name} aria-label={title ?? inboxTabs[tab]}>
      {title && <h2 className="over">{title}</h2>}
      {threads.length === 0 && <p className="small muted none">{tab === 'awaiting' ? '返信待ちはありません。' : 'ありません。'}</p>}
      <ul className={narrow ? undefined : 'rows'}>
        {threads.map((thread) => (
          <li key={thread.company.id}>
            <CompanyRow thread={thread} now={now} tab={tab} isCurrent={thread.company.id === current} isNarrow={narrow} />
          </li>
        ))}
      </ul>
    </section>
  ))
