import type { ReactNode } from 'react'
import { EditorSection } from '#web/company/platform/editor/map/editor-section.tsx'
import { type CompanySectionId, companySections } from '../map/company-sections.ts'

type OwnSectionProps = { id: CompanySectionId; note?: ReactNode; children: ReactNode }

/** A section of the company's page, with its name from the map. */
export const OwnSection = ({ id, note, children }: OwnSectionProps) => (
  <EditorSection id={id} label={companySections.find((section) => section.id === id)!.label} note={note}>
    {children}
  </EditorSection>
)
