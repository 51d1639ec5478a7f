import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Seed } from '#web/ui/seed.tsx'

/** An empty list: what is so, and one way out. */
export const NothingFollowed = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="blank">
    <Seed />
    <h2>{title}</h2>
    <p className="phrase muted">{children}</p>
    <Link className="button small" to="/job_offer/search">
      求人をさがす
    </Link>
  </div>
)
