import type { ReactNode } from 'react'
import { Seed } from '../seed.tsx'
import '../blank.css'

/** Nothing is here yet: what belongs here, and one way on. */
export const EmptyState = ({ title, way, children }: { title?: string; way?: ReactNode; children: ReactNode }) => (
  <div className="blank">
    <Seed />
    {title && <h2>{title}</h2>}
    <p>{children}</p>
    {way}
  </div>
)
