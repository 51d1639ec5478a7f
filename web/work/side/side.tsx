import { Fragment, type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { FoldForm } from '../fold/fold-form.tsx'
import type { WorkNavGroup } from '../parts/work-nav.ts'
import { SideLink } from './side-link.tsx'
import { UserButton, UserMenu, type UserMenuProps } from './user-menu.tsx'
import { WorkIcon } from '../parts/work-icon.tsx'
import './side.css'
import './side-folded.css'

/** What the menu of a phone opens. */
export const SIDE = 'work-side'

type SideProps = {
  groups: WorkNavGroup[]
  isFolded: boolean
  /** Whose area it is. */
  head: ReactNode
  /** Below the parts of the area. */
  more?: ReactNode
  user: UserMenuProps
}

/** At the side of every page of an area; below 960 px a sheet that the last tab opens, without scripts, too. */
export function Side({ groups, isFolded, head, more, user }: SideProps) {
  const { key } = useLocation()
  const side = useRef<HTMLDivElement>(null)
  // Going to a page closes the sheet. `togglePopover` of a browser that knows none is absent: there the side bar stands open.
  useEffect(() => {
    if (side.current?.matches(':popover-open')) side.current.hidePopover()
  }, [key])
  return (
    <div className="side" id={SIDE} popover="auto" ref={side}>
      <nav className="side-nav" aria-label="主なメニュー">
        <div className="side-head">
          {head}
          <button type="button" className="side-close" popoverTarget={SIDE} popoverTargetAction="hide" aria-label="メニューを閉じる">
            <WorkIcon name="close" />
          </button>
        </div>
        <div className="side-parts">
          {groups.map(({ label, items }) => (
            <Fragment key={label ?? ''}>
              {label && <p className="side-group">{label}</p>}
              {items.map((item) => (
                <SideLink key={item.to} item={item} />
              ))}
            </Fragment>
          ))}
          {more}
        </div>
        <div className="side-foot">
          <FoldForm isFolded={isFolded} />
          <UserButton {...user} />
        </div>
      </nav>
      <UserMenu {...user} />
    </div>
  )
}
