import { clockText, dateText } from '#contract/platform/time/japan-time.ts'
import type { ApplicationDetail } from '#contract/hiring/applications/application.ts'
import { useSelectionWords } from '#web/hiring/meetings/use-selection-words.ts'

/** What members did in a selection, the latest first: when, who, and their notes. */
export function HistoryList({ history, now }: { history: ApplicationDetail['history']; now: Date }) {
  const { label } = useSelectionWords()
  return (
    <section className="panel" aria-labelledby="history">
      <h2 id="history">履歴</h2>
      <ol className="history">
        {history.map(({ at, member_name, note, ...step }, index) => (
          <li key={index}>
            <time className="small muted" dateTime={at}>
              {dateText(at, now)} {clockText(at)}
            </time>
            <div>
              <b>
                <bdi>{step.step_name ?? label(step)}</bdi>
              </b>
              <span className="small muted">
                {' '}
                <bdi>{member_name || '応募者'}</bdi>
              </span>
              {note && <p className="small">{note}</p>}
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
