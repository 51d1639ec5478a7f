import { useEffect } from 'react'
import { useLocation, useMatches } from 'react-router'

/** Keeps what the browser holds no longer than the session that it belongs to. A visitor of whom nothing is kept does not load the code for it. */
export function SessionWatch() {
  const { pathname } = useLocation()
  // The layouts that know whether somebody is signed in: `account`, or `account-` where nobody is.
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

/** Where nobody is signed in there is something to do only with this tab's storage, or after a page that may have ended a session. */
async function watch(people: string, isSigningIn: boolean, signal: AbortSignal) {
  try {
    if (people === 'account-' && !document.referrer && !sessionStorage.length) return
    ;(await import('./watch-session.ts')).watchSession(people, isSigningIn, signal)
  } catch {
    // Without storage nothing is kept; without a network the next page looks again.
  }
}
