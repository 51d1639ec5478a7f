import type { ReactNode } from 'react'
import '../styles/blank.css'
import { SeedDrawing } from './seed-drawing.tsx'

/** Nothing is here yet: what belongs here, and one way on. */
export const EmptyState = ({ title, way, children }: { title?: string; way?: ReactNode; children: ReactNode }) => (
  <div className="blank">
    <SeedDrawing />
    {title && <h2>{title}</h2>}
    <p className={title && 'phrase muted'}>{children}</p>
    {way}
  </div>
)
