import type { ReactNode } from 'react'
import { Link } from 'react-router'

/** Opens a new tab, so that the form stays while the visitor reads. */
export const NewTab = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link to={to} target="_blank" rel="noopener" reloadDocument>
    {children}
    <span className="vh">（別のタブで開きます）</span>
  </Link>
)
