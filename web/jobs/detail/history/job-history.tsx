import './history.css'
import { fullDate } from '#web/ui/text/full-date.ts'
import type { HistoryChange, HistoryEntry } from './job-history-entries.ts'

const SHOWN = 6

/** Who confirmed the posting when, and what the company changed: newest first. */
export function JobHistory({ entries }: { entries: HistoryEntry[] }) {
  const earlier = entries.slice(SHOWN)
  return (
    <>
      <Entries entries={entries.slice(0, SHOWN)} isNewest />
      {earlier.length > 0 && (
        <details className="earlier">
          <summary>それより前の記録（{earlier.length}件）</summary>
          <Entries entries={earlier} />
        </details>
      )}
    </>
  )
}

const Entries = ({ entries, isNewest = false }: { entries: HistoryEntry[]; isNewest?: boolean }) => (
  <ol className="history">
    {entries.map(({ id, at, sentence, changes }, index) => (
      <li key={id} className={isNewest && index === 0 ? 'now' : undefined}>
        <time dateTime={at}>{fullDate(at)}</time>
        {sentence}
        {changes.length > 0 && (
          <ul>
            {changes.map((change) => (
              <li key={change.name}>
                <Change change={change} />
              </li>
            ))}
          </ul>
        )}
      </li>
    ))}
  </ol>
)

function Change({ change: { name, from, to, isLong } }: { change: HistoryChange }) {
  if (!isLong)
    return (
      <>
        {name}：<del>{from}</del> <span aria-label="から">→</span> <ins>{to}</ins>
      </>
    )
  return (
    <details>
      <summary>{name}を書きかえ</summary>
      <p className="small muted">前</p>
      <p>
        <del>{from}</del>
      </p>
      <p className="small muted">後</p>
      <p>
        <ins>{to}</ins>
      </p>
    </details>
  )
}
