import type { SiteNotes } from '#contract/operations/site-settings/site-notes.ts'
import { fullDate } from '#web/ui/text/full-date.ts'

type Props = { note: SiteNotes[keyof SiteNotes]; heading: string }

/** What the operator adds to a page, in its own section, with the day of its last change. */
export function SiteNote({ note, heading }: Props) {
  if (!note) return null
  return (
    <section id="note">
      <h2>{heading}</h2>
      {note.text.split(/\n\s*\n/).map((paragraph, at) => (
        <p key={at} dir="auto" className="site-note">
          {paragraph}
        </p>
      ))}
      {note.changed_at && <p className="small muted">この節の変更 {fullDate(note.changed_at)}</p>}
    </section>
  )
}
