import type { ReactNode } from 'react'
import './document.css'

/** A page to read from top to bottom. */
export const Document = ({ title, lead, children }: { title: string; lead?: ReactNode; children: ReactNode }) => (
  <article className="wrap document">
    <h1>{title}</h1>
    {lead && <div className="prose lead">{lead}</div>}
    {children}
  </article>
)
