import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { SeedDrawing } from '#web/ui/states/seed-drawing.tsx'

type NothingFollowedProps = { title: string; children: ReactNode; to?: string; label?: string }

/** An empty list: says that it is empty, with one next step. */
export const NothingFollowed = ({ title, children, to = '/job_offer/search', label = '求人をさがす' }: NothingFollowedProps) => (
  <div className="blank">
    <SeedDrawing />
    <h2>{title}</h2>
    <p className="phrase muted">{children}</p>
    <Link className="button small" to={to}>
      {label}
    </Link>
  </div>
)
