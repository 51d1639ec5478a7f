import { busyTimes } from '#web/candidate/conversations/meetings/meeting-slots.tsx'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { SeedDrawing } from '#web/ui/states/seed-drawing.tsx'
import { MeetingPanel } from '../applications/meetings/meeting-panel.tsx'
import { BoardCard } from './board-card.tsx'
import type { Board } from './load-board.ts'
import './board.css'

type ApplicationsBoardProps = { board: Board; result: FormResult | undefined; now: Date }

/** The candidate's own board: companies by how it goes with them, each application with its timeline. */
export function ApplicationsBoard({ board: { companies, meetings, words }, result, now }: ApplicationsBoardProps) {
  if (companies.length === 0)
    return (
      <div className="blank">
        <SeedDrawing />
        <p>応募した求人は、まだありません。</p>
      </div>
    )
  const isOver = ({ note, applications }: Board['companies'][number]) =>
    note.outcome !== null || (note.progress === null && applications.length > 0 && applications.every(({ step }) => step === 'end'))
  const going = companies.filter((company) => !isOver(company))
  const columns = [
    ...[{ id: null, name: '未設定' }, ...words.progress].map(({ id, name }) => ({
      key: String(id),
      name,
      shown: going.filter(({ note }) => note.progress === id),
    })),
    { key: 'over', name: '終わったもの', shown: companies.filter(isOver) },
  ]
  return (
    <>
      {meetings.length > 0 && (
        <section aria-labelledby="meetings">
          <h2 id="meetings">面談・面接</h2>
          <ul className="board-meetings">
            {meetings.map((meeting) => (
              <li key={meeting.id}>
                <MeetingPanel meeting={meeting} busy={busyTimes(meetings)} now={now} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="board">
        <h2 id="board">選考メモ</h2>
        <p className="hint">列とメモはあなただけのものです。企業にも運営にも見えません。</p>
        <div className="board">
          {columns.map(({ key, name, shown }) => (
            <section key={key} aria-labelledby={`column-${key}`}>
              <h3 id={`column-${key}`}>
                {name} <span className="small muted">{shown.length}</span>
              </h3>
              {shown.length === 0 && <p className="small muted none">なし</p>}
              <ul>
                {shown.map((company) => (
                  <li key={company.note.company_id} className="panel">
                    <BoardCard company={company} words={words} result={result} now={now} />
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </section>
    </>
  )
}
