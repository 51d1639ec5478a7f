import type { ReactNode } from 'react'
import { href, Link } from 'react-router'
import { EmptyState } from '#web/ui/states/empty-state.tsx'

type NothingYetProps = { title?: string; children: ReactNode; to?: string; label?: string }

/** An empty list of the candidate, with one next step: in most, to search for jobs. */
export const NothingYet = ({ title, children, to = href('/job_offer/search'), label = '求人をさがす' }: NothingYetProps) => (
  <EmptyState
    {...(title && { title })}
    way={
      <Link className="button small" to={to}>
        {label}
      </Link>
    }
  >
    {children}
  </EmptyState>
)
