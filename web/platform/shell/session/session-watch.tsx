import { useEffect } from 'react'
import { useLocation, useMatches } from 'react-router'

/** Deletes what the browser stores when its session ends. A visitor without stored data does not load the code for it. */
export function SessionWatch() {
  const { pathname } = useLocation()
  // The layouts that know whether a user is signed in: `account`, or `account-` for a visitor.
  const people = useMatches()
    .flatMap(({ id, loaderData }) => (/^(account|company|operator)$/.test(id) ? `${id}${loaderData ? '' : '-'}` : []))
    .join()
  const isSigningIn = /companies\/?$|sign_in/.test(pathname)

  useEffect(() => {
    const over = new AbortController()
    void watch(people, isSigningIn, over.signal)
    return () => over.abort()
  }, [people, isSigningIn])
  return null
}

/** For a visitor there is only work if this browser has stored data, or after a page that may have ended a session. */
async function watch(people: string, isSigningIn: boolean, signal: AbortSignal) {
  try {
    if (people === 'account-' && !document.referrer && !sessionStorage.length && !localStorage.length) return
    ;(await import('./watch-session.ts')).watchSession(people, isSigningIn, signal)
  } catch {
    // Without storage nothing is kept; without a network the next page checks again.
  }
}
