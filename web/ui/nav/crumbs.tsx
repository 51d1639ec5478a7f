import { Fragment, type ReactNode } from 'react'
import { Link } from 'react-router'
import './crumbs.css'

export type CrumbsProps = {
  /** The pages above this one, the highest first. */
  to: { to: string; label: ReactNode }[]
  here: ReactNode
}

/** The way down to this page. */
export const Crumbs = ({ to: above, here }: CrumbsProps) => (
  <nav className="crumbs" aria-label="現在地">
    {above.map(({ to, label }) => (
      <Fragment key={to}>
        <Link to={to}>{label}</Link>
        <span aria-hidden="true">›</span>
      </Fragment>
    ))}
    <span aria-current="page">{here}</span>
  </nav>
)
