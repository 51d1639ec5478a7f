import { useEffect } from 'react'
import { useLocation, useMatches } from 'react-router'
import type { Area } from '#contract/sessions.ts'

const layouts = { account: 'candidate', company: 'company', operator: 'operator' } as const
const signInPages = /^\/(?:online\/companies|operator\/sign_in)\/?$/

/** Keeps what the browser holds no longer than the session that it belongs to. A visitor of whom nothing is kept does not load the code for it. */
export function SessionWatch() {
  const { pathname } = useLocation()
  const matches = useMatches()
  const area = matches.map(({ id, loaderData }) => (loaderData ? areaOfLayout(id) : undefined)).find(Boolean)
  const isSignedOut = matches.some(({ id, loaderData }) => id === 'account' && loaderData === null)
  const isSigningIn = signInPages.test(pathname)

  useEffect(() => {
    if (!area && !isAnythingKept()) return
    const over = new AbortController()
    void import('./watch-session.ts').then(({ watchSession }) => watchSession({ area, isSignedOut, isSigningIn }, over.signal)).catch(() => {})
    return () => over.abort()
  }, [area, isSignedOut, isSigningIn])
  return null
}

/** Something in this browser's storage, or a page before this one, which may have ended a session. */
function isAnythingKept() {
  try {
    return sessionStorage.length + localStorage.length > 0 || document.referrer !== ''
  } catch {
    return false
  }
}

const areaOfLayout = (id: string): Area | undefined => (id in layouts ? layouts[id as keyof typeof layouts] : undefined)
