import type { ReactNode } from 'react'
import '../styles/blank.css'
import { SeedDrawing } from './seed-drawing.tsx'

type Props = { title?: string; way?: ReactNode /** In the place of the rows of a list of work. */; isInBox?: boolean; children: ReactNode }

/** Nothing is here yet: what belongs here, and one way on. */
export const EmptyState = ({ title, way, isInBox = false, children }: Props) => (
  <div className={isInBox ? 'blank in-box' : 'blank'}>
    {!isInBox && <SeedDrawing />}
    {title && <h2>{title}</h2>}
    <p className={title && 'phrase muted'}>{children}</p>
    {way}
  </div>
)
