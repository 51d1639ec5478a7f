import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { OperatorLines } from '#web/platform/shell/operator/operator-lines.tsx'
import './user-menu.css'

export type UserMenuProps = {
  name: string
  role: string
  /** Of the person's own account. */
  own: { to: string; label: string }[]
  /** About the site. */
  about: { to: string; label: string }[]
  signOut: string
  /** Before all of it: for whom else the person works. */
  choice?: ReactNode
}

const MENU = 'work-user'

/** Who is signed in, at the foot of the side bar. Opens the menu without scripts. */
export const UserButton = ({ name, role }: Pick<UserMenuProps, 'name' | 'role'>) => (
  <button type="button" className="side-user" popoverTarget={MENU} title={name}>
    <span className="initial" aria-hidden="true">
      {[...name][0]}
    </span>
    <span className="side-text">
      <bdi>{name}</bdi>
      <span className="vh">、</span>
      <span className="role">{role}</span>
      <span className="vh">のメニュー</span>
    </span>
  </button>
)

/** What belongs to them, and the lines that the law wants on every page. */
export const UserMenu = ({ name, role, own, about, signOut, choice }: UserMenuProps) => (
  <footer className="user-menu" id={MENU} popover="auto">
    <p className="user-menu-who">
      <bdi>{name}</bdi>
      <span className="role">{role}</span>
    </p>
    {choice}
    <ul>
      {own.map(({ to, label }) => (
        <li key={to}>
          <Link to={to}>{label}</Link>
        </li>
      ))}
      <li>
        <Link to={signOut}>ログアウト</Link>
      </li>
    </ul>
    <ul className="about">
      {about.map(({ to, label }) => (
        <li key={to}>
          <Link to={to}>{label}</Link>
        </li>
      ))}
    </ul>
    <OperatorLines />
  </footer>
)
