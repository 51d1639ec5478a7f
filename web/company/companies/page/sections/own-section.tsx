import type { ReactNode } from 'react'

type OwnSectionProps = { id: string; title: string; note?: ReactNode; children: ReactNode }

export const OwnSection = ({ id, title, note, children }: OwnSectionProps) => (
  <section id={`own-${id}`} className="sec" aria-labelledby={`own-${id}-title`}>
    <header>
      <h2 id={`own-${id}-title`}>{title}</h2>
      {note && <p className="small muted">{note}</p>}
    </header>
    {children}
  </section>
)
