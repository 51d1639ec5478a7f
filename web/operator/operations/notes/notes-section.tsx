import type { Colleague, OperatorNote } from '#contract/operations/notes/operator-notes.ts'
import { ExactTime } from '#web/platform/time/exact-time.tsx'
import { usePageForm } from '#web/platform/forms/page-form/use-page-form.ts'
import { NoteForm } from './note-form.tsx'
import './notes.css'

type Props = {
  notes: OperatorNote[]
  colleagues: Colleague[]
  mayWrite: boolean
  /** Who never reads them, and how long they stay. */
  hint: string
  /** Names the kept input of this page. */
  of: string
}

/** What operators wrote for each other about a company or a person, the latest first. */
export const NotesSection = ({ notes, colleagues, mayWrite, hint, of }: Props) => (
  <section aria-labelledby="notes" className="operator-notes">
    <h2 id="notes">運営内のメモ</h2>
    <p className="small muted">{hint}</p>
    {mayWrite && <NoteForm key={notes.length} name={`note-${of}`} colleagues={colleagues} />}
    {notes.length === 0 && <p>メモはまだありません。</p>}
    <ul className="plain">
      {notes.map((note) => (
        <li key={note.id}>
          <NoteCase note={note} colleagues={colleagues} mayWrite={mayWrite} />
        </li>
      ))}
    </ul>
  </section>
)

function NoteCase({ note, colleagues, mayWrite }: { note: OperatorNote; colleagues: Colleague[]; mayWrite: boolean }) {
  const { id, text, operator_name, created_at, corrected_at, mentioned, earlier, is_mine } = note
  const { refused } = usePageForm(`correct-${id}`)
  return (
    <>
      <p className="small muted">
        <bdi>{operator_name}</bdi> <ExactTime at={created_at} />
        {corrected_at && (
          <>
            （<ExactTime at={corrected_at} /> に訂正）
          </>
        )}
      </p>
      <p className="note-text">{text}</p>
      {mentioned.length > 0 && <p className="small muted">メールで知らせた相手：{mentioned.join('、')}</p>}
      {earlier.length > 0 && (
        <details className="small">
          <summary>訂正前のメモ（{earlier.length}件）</summary>
          <ul>
            {earlier.map(({ text: before, at }) => (
              <li key={at}>
                <ExactTime at={at} /> <span className="note-text">{before}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
      {mayWrite && is_mine && (
        <details className="small" open={refused ? true : undefined}>
          <summary>訂正</summary>
          <NoteForm key={text} name={`correct-${id}`} colleagues={colleagues} corrects={id} begun={text} />
        </details>
      )}
    </>
  )
}
