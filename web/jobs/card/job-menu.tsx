import type { FocusEvent, KeyboardEvent, ReactNode } from 'react'
import { Link } from 'react-router'
import { Icon } from '#web/ui/icon.tsx'
import './job-menu.css'

type JobMenuProps = { company: { id: number; name: string }; title: string; children: ReactNode }

const closeOnLeaving = ({ currentTarget, relatedTarget }: FocusEvent<HTMLDetailsElement>) => {
  if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.open = false
}

const closeOnEscape = ({ key, currentTarget }: KeyboardEvent<HTMLDetailsElement>) => {
  if (key !== 'Escape' || !currentTarget.open) return
  currentTarget.open = false
  currentTarget.querySelector('summary')?.focus()
}

/** What is done seldom, behind ⋯. It opens without a script; opening another one closes it. */
export const JobMenu = ({ company, title, children }: JobMenuProps) => (
  // It listens to the controls inside of it; it is none itself.
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its summary is the control; leaving it or Escape closes the menu
  <details className="job-menu" name="job-menu" onBlur={closeOnLeaving} onKeyDown={closeOnEscape}>
    <summary className="hit">
      <Icon name="more" />
      <span className="vh">
        メニュー：<bdi>{title}</bdi>
      </span>
    </summary>
    <div className="menu-list">
      <Link className="menu-act" to={`/company/detail?id=${company.id}#jobs`}>
        この企業の求人を見る
      </Link>
      {children}
    </div>
  </details>
)
