import type { ReactNode } from 'react'
import { SeedDrawing } from './seed-drawing.tsx'
import '../blank.css'

/** Nothing is here yet: what belongs here, and one way on. */
export const EmptyState = ({ way, children }: { way?: ReactNode; children: ReactNode }) => (
  <div className="blank">
    <SeedDrawing />
    <p>{children}</p>
    {way}
  </div>
)
