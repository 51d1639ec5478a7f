import { type ReactNode, useContext } from 'react'
import { Icon } from '#web/ui/icon.tsx'
import { SectionsContext } from './sections-context.ts'

type EditorSectionProps = { id: string; label: string; note?: ReactNode; children: ReactNode }

/** A section of an editor. Where the editor has a map, only the open one is shown, with the ways to its neighbours. */
export function EditorSection({ id, label, note, children }: EditorSectionProps) {
  const { entries, open } = useContext(SectionsContext)
  const at = entries.findIndex((entry) => entry.id === id)
  const isOneOfMany = open !== undefined && at >= 0
  const [before, after] = [entries[at - 1], entries[at + 1]]
  return (
    <section id={id} className="sec" aria-labelledby={`${id}-title`} hidden={isOneOfMany && open !== id}>
      <header>
        <div className="sec-head">
          <h2 id={`${id}-title`} tabIndex={-1}>
            {label}
          </h2>
          {isOneOfMany && (
            <span className="sec-place">
              {at + 1}／{entries.length}
            </span>
          )}
        </div>
        {note && <p className="small muted">{note}</p>}
      </header>
      {children}
      {isOneOfMany && (
        <nav className="sec-steps" aria-label="前後の項目">
          {before && (
            <a className="button bare small" href={`#${before.id}`}>
              <Icon name="back" />
              {before.label}
            </a>
          )}
          {after && (
            <a className="button small sec-after" href={`#${after.id}`}>
              {after.label}
              <Icon name="next" />
            </a>
          )}
        </nav>
      )}
    </section>
  )
}
