import { Fragment } from 'react'
import { Link, useLocation, useMatches } from 'react-router'
import type { WorkNavGroup } from '../parts/work-nav.ts'
import { pageCrumbs } from '#web/platform/shell/crumbs/crumbs.ts'
import { trailOf } from './trail-of.ts'
import { useSeenAddress } from './use-seen-address.ts'
import './trail.css'

/** 現在地: where the page stands, and the way back up to its list as it was left. */
export function Trail({ groups }: { groups: WorkNavGroup[] }) {
  const { pathname } = useLocation()
  const steps = trailOf(groups, pathname, pageCrumbs(useMatches().at(-1)))
  const seenAddress = useSeenAddress()
  return (
    <nav className="trail" aria-label="現在地">
      {steps.map(({ to, label }, at) => (
        <Fragment key={to ?? `step-${at}`}>
          {at > 0 && (
            <span className="between" aria-hidden="true">
              ／
            </span>
          )}
          {to === undefined ? <span aria-current={at === steps.length - 1 ? 'page' : undefined}>{label}</span> : <Link to={seenAddress(to)}>{label}</Link>}
        </Fragment>
      ))}
    </nav>
  )
}
