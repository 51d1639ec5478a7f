import type { ReactNode } from 'react'
import { useSide } from '../fold/use-side.ts'
import { TABS, type WorkNavGroup, type WorkNavItem } from '../parts/work-nav.ts'
import { Side } from '../side/side.tsx'
import type { UserMenuProps } from '../side/user-menu.tsx'
import { WorkBar, type WorkBarProps } from './work-bar.tsx'
import { WorkTabs } from './work-tabs.tsx'
import './work-frame.css'
import './work-page.css'
import './work-controls.css'
import './work-density.css'

type WorkFrameProps = Omit<WorkBarProps, 'groups'> & {
  groups: WorkNavGroup[]
  /** The parts for the lower edge of a phone, the most used first. */
  tabs: WorkNavItem[]
  user: UserMenuProps
  startsFolded: boolean
  head: ReactNode
  more?: ReactNode
  /** What the area has to say before every page. */
  notes?: ReactNode
  children: ReactNode
}

/** The frame around every page of people at work: the parts of the area at the side, the way to this page above it. Only the page scrolls. */
export function WorkFrame({ groups, tabs, user, startsFolded, head, more, notes, children, ...bar }: WorkFrameProps) {
  const isFolded = useSide(startsFolded)
  return (
    <>
      <a className="skip" href="#main">
        本文へ移動
      </a>
      <div className={isFolded ? 'work folded' : 'work'}>
        <Side {...{ groups, isFolded, head, more, user }} />
        <div className="work-main">
          <WorkBar groups={groups} {...bar} />
          {notes}
          <main id="main" tabIndex={-1}>
            {children}
          </main>
        </div>
        <WorkTabs items={tabs.slice(0, TABS)} />
      </div>
    </>
  )
}
