import type { ReactNode } from 'react'
import { Icon, type IconName } from '#web/ui/icon.tsx'
import type { EditorSectionEntry } from './sections-context.ts'

/** How far a section is: what is wrong in it, what publishing needs and nobody wrote yet, and what to look at again. */
export type SectionState = EditorSectionEntry & { wrong: number; missing: number; unsure: number; isUnused?: boolean }

type SectionMapProps = {
  label: string
  sections: SectionState[]
  open: string | undefined
  goTo: (place: { open: string; goal: string }) => void
  children?: ReactNode
}

/** The sections of an editor with their states, to jump between them; on a phone a select. */
export const SectionMap = ({ label, sections, open, goTo, children }: SectionMapProps) => (
  <nav className="section-map" aria-label={label}>
    {open !== undefined && (
      <select className="input" aria-label={label} value={open} onChange={({ target }) => goTo({ open: target.value, goal: target.value })}>
        {sections.map((section) => (
          <option key={section.id} value={section.id}>
            {[section.label, markOf(section)?.text].filter(Boolean).join('：')}
          </option>
        ))}
      </select>
    )}
    <ol data-rows="" data-scripted={open === undefined ? undefined : ''}>
      {sections.map((section) => (
        <li key={section.id}>
          <a href={`#${section.id}`} aria-current={open === section.id ? 'true' : undefined}>
            <span className={section.wrong + section.missing + section.unsure === 0 && !section.isUnused ? 'is-done' : undefined}>
              <Icon name={iconOf(section)} />
            </span>
            {section.label}
            <Mark of={section} />
          </a>
        </li>
      ))}
    </ol>
    {children}
  </nav>
)

function Mark({ of }: { of: SectionState }) {
  const mark = markOf(of)
  if (mark) return <span className={`label ${mark.tone}`}>{mark.text}</span>
  return of.isUnused ? <span className="small muted">任意</span> : <span className="vh">：入力済み</span>
}

function markOf({ wrong, missing, unsure }: SectionState) {
  if (wrong > 0) return { tone: 'alert', text: `要修正 ${wrong + missing}` }
  if (missing > 0) return { tone: '', text: `未入力 ${missing}` }
  return unsure > 0 ? { tone: 'warn', text: `要確認 ${unsure}` } : undefined
}

function iconOf({ wrong, missing, unsure, isUnused }: SectionState): IconName {
  if (wrong > 0) return 'alert'
  if (missing > 0 || unsure > 0) return 'unknown'
  return isUnused ? 'no' : 'yes'
}
