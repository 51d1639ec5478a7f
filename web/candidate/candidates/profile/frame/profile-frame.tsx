import { type ReactNode, useMemo } from 'react'
import { href, Link, useLocation } from 'react-router'
import { hiddenWords, type Secrets } from '#contract/candidates/hiding/hidden-words.ts'
import { HiddenWordsContext } from '#web/candidates/visibility/hidden-note.tsx'
import type { ProfileOutline } from './load-profile.ts'
import './profile.css'

const pages = [
  { to: href('/profile'), label: '経歴' },
  { to: href('/profile/advance'), label: '希望' },
  { to: href('/profile/yourvision'), label: 'これから' },
]

/** The three pages of the profile as one: their parts, and how complete each is. */
export function ProfileFrame({ outline, secrets, children }: { outline: ProfileOutline; secrets: Secrets; children: ReactNode }) {
  const find = useMemo(() => hiddenWords(secrets), [secrets])
  const { pathname, hash: chosen } = useLocation()
  const path = pathname.replace(/(?<!\/)\/+$/, '')
  // An employer has a separate page, which belongs to the history.
  const [here, hash] = path === href('/profile/work_experience') ? [href('/profile'), '#history'] : [path, chosen]
  const isHere = (to: string) =>
    to === here + hash || (to.split('#')[0] === here && !hash && outline.find((entry) => entry.to.split('#')[0] === here)?.to === to)
  return (
    <div className="wrap profile">
      <nav className="toc" aria-label="プロフィールの項目">
        {outline.map(({ to, label, state }) => (
          <Link key={to} to={to} aria-current={isHere(to) ? 'location' : undefined}>
            {label}
            <small>{state}</small>
          </Link>
        ))}
      </nav>
      <div className="profile-body">
        <nav className="profile-pages" aria-label="プロフィールのページ">
          {pages.map(({ to, label }) => (
            <Link key={to} to={to} aria-current={to === path ? 'page' : to === here ? 'true' : undefined}>
              {label}
            </Link>
          ))}
        </nav>
        <HiddenWordsContext value={find}>{children}</HiddenWordsContext>
      </div>
    </div>
  )
}
