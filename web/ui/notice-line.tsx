import type { ReactNode } from 'react'
import './notice-line.css'

/** One calm line about the whole site, under the header of every page. */
export const NoticeLine = ({ children }: { children: ReactNode }) => (
  <aside className="notice-line" aria-label="このサイトについて">
    <p className="wrap">{children}</p>
  </aside>
)
