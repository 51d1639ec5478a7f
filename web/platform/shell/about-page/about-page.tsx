import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import type { PageAbouts } from './page-about.ts'
import './about-page.css'

const LABEL = 'このページについて'
/** What other buttons of the page may open, too. */
export const ABOUT_PAGE = 'about-page'

type Props = {
  abouts: PageAbouts
  /** The class of the button, and an icon in the place of its words. */
  look?: string
  children?: ReactNode
}

/** What the page in view is for, behind one button; without scripts, too. */
export function AboutPage({ abouts, look = 'about-page-open', children }: Props) {
  const { pathname, key } = useLocation()
  const about = abouts[pathname.replace(/(.)\/$/, '$1')]
  if (!about) return null
  return (
    <>
      <button type="button" className={look} popoverTarget={ABOUT_PAGE} {...(children ? { 'aria-label': LABEL, title: LABEL } : {})}>
        {children ?? LABEL}
      </button>
      {/* Another page closes it. */}
      <section key={key} className="about-page-text" id={ABOUT_PAGE} popover="auto" aria-label={LABEL}>
        <h2>{LABEL}</h2>
        {about.lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
        <ul>
          {about.ways.map(({ to, label }) => (
            <li key={to}>
              <Link to={to}>{label}</Link>
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}
