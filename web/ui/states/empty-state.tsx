import type { ReactNode } from 'react'
import { Seed } from '../seed.tsx'
import '../blank.css'

/** Nothing is here yet: what belongs here, and one way on. */
export const EmptyState = ({ way, children }: { way?: ReactNode; children: ReactNode }) => (
  <div className="blank">
    <Seed />
    <p>{children}</p>
    {way}
  </div>
)
