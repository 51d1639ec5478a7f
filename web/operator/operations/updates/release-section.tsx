import type { ReleaseNode } from './release-node.ts'
import { NoteText } from './note-text.tsx'

export type ReleaseNotes = { version: string; date: string | null; security: ReleaseNode[]; text: ReleaseNode[] }

/** One newer version, what it repairs of the security first. */
export const ReleaseSection = ({ release: { version, date, security, text } }: { release: ReleaseNotes }) => (
  <section className="panel stack release" aria-labelledby={`release-${version}`}>
    <h2 id={`release-${version}`}>
      {version}{' '}
      {date && (
        <small className="muted">
          <time dateTime={date} className="num nw">
            {date.replaceAll('-', '/')}
          </time>
        </small>
      )}
    </h2>
    {security.length > 0 && (
      <div className="note alert">
        <h3>セキュリティの修正</h3>
        <NoteText nodes={security} />
      </div>
    )}
    {text.length > 0 && (
      <div className="release-text">
        <NoteText nodes={text} />
      </div>
    )}
    {security.length + text.length === 0 && <p className="muted">説明は書かれていません。</p>}
  </section>
)
